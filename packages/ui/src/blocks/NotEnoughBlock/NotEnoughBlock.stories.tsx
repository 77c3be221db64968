import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { brokenItems } from "../../testing/fixtures/blocks.ts";
import { blockItemAt } from "../../testing/fixtures/goodsSummaries.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { NotEnoughBlock } from "./NotEnoughBlock.tsx";

const goodsIn = (locale: "en" | "zh") => ({
  title: { en: "Not enough yet?", zh: "还没逛够？" }[locale],
  navList: [{ title: { en: "For you", zh: "猜你喜欢" }[locale] }, { title: { en: "Kitchen", zh: "厨房" }[locale] }],
  list: [18, 4].map((count) => Array.from({ length: count }, (_, index) => blockItemAt(index, locale))),
});

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The end of a home page, for buyers who haven't found anything yet: goods by kind, more of them on demand."],
  avoid: [
    "In the middle of a page: it can grow without end, and what is below moves away.",
    "For a whole catalogue: link to the goods list, which can be filtered.",
  ],
  anatomy: [
    ["Tabs", "one for each entry of `navList` that has a list of products"],
    ["Products", "twelve at first"],
    ["Show more products", "adds twelve, and goes when none are left"],
  ],
  accessibility: [
    "More comes only on a press, never by scrolling, so the footer stays within reach.",
    "New products follow the ones there, and the page doesn't jump.",
    "A tab that is opened again starts at twelve again.",
  ],
};

const meta = {
  title: "Blocks/NotEnoughBlock",
  component: NotEnoughBlock,
  parameters: { guide },
  args: { options: goodsIn("en"), eager: true },
} satisfies Meta<typeof NotEnoughBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** More products show on request, until none are left. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getAllByRole("article")).toHaveLength(12);
    await userEvent.click(block.getByRole("button", { name: "Show more products" }));
    await expect(block.getAllByRole("article")).toHaveLength(18);
    await expect(block.queryByRole("button", { name: "Show more products" })).not.toBeInTheDocument();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: goodsIn("zh") }, globals: { locale: "zh" } };

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = { args: { options: { navList: [{ title: "All" }, 7], list: [brokenItems, "x"] } } };

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='NotEnoughBlock']")).toBeNull();
  },
};
