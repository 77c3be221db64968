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
  use: ["The end of a page: more products for who has scrolled this far."],
  avoid: ["At the top of a page.", "For a list to search in: lead to the goods list instead."],
  anatomy: [
    ["Tabs", "one for each list with products"],
    ["Cards", "twelve at first"],
    ["Show more", "twelve more, until nothing is left"],
  ],
  accessibility: [
    "More products come by a button, so the footer can be reached.",
    "The focus stays on the button; new cards follow the known ones.",
  ],
};

const meta = {
  title: "Blocks/NotEnoughBlock",
  parameters: { guide },
  component: NotEnoughBlock,
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
