import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { brokenItems } from "../../testing/fixtures/blocks.ts";
import { blockItemAt } from "../../testing/fixtures/goodsSummaries.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { GoodsTypeBlock } from "./GoodsTypeBlock.tsx";

const goodsIn = (locale: "en" | "zh") => ({
  title: { en: "Picked this week", zh: "本周精选" }[locale],
  labels: [
    { label: { en: "Best sellers", zh: "热卖" }[locale], ___index: 0 },
    { label: { en: "Under one", zh: "一元内" }[locale], ___index: 1 },
  ],
  list: Array.from({ length: 8 }, (_, index) => ({ ...blockItemAt(index, locale), ___index: index % 2 })),
});

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One shelf with several kinds of goods, such as a room with its furniture, lamps and rugs."],
  avoid: [
    "If tabs have more than twelve products: use `NotEnoughBlock`, which shows the rest on demand.",
    "If buyers want to compare the kinds: use `ThreeColumnsBlock`.",
  ],
  anatomy: [
    ["Header", "title and note; there is no “See all”"],
    ["Tabs", "one for each label that has products"],
    ["Products", "assigned to a tab by `___index`"],
  ],
  accessibility: [
    "A label without products makes no tab, so no tab opens an empty panel.",
    "Arrow keys move between the tabs, Tab goes on into the products.",
  ],
};

const meta = {
  title: "Blocks/GoodsTypeBlock",
  component: GoodsTypeBlock,
  parameters: { guide },
  args: { options: goodsIn("en"), eager: true },
} satisfies Meta<typeof GoodsTypeBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Products under tabs by label. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    const names = () => block.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
    const before = names();
    await userEvent.click(block.getByRole("tab", { name: "Under one" }));
    await expect(names()).not.toEqual(before);
    await userEvent.keyboard("{ArrowLeft}");
    await expect(names()).toEqual(before);
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: goodsIn("zh") }, globals: { locale: "zh" } };

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = {
  args: { options: { title: 7, labels: [{ label: "All" }, null], list: brokenItems } },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='GoodsTypeBlock']")).toBeNull();
  },
};
