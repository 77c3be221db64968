import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { brokenItems } from "../../testing/fixtures/blocks.ts";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { OnlyGoodsBlock } from "./OnlyGoodsBlock.tsx";

const onAddToCart = fn();

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A short selection with a favourite: one large product and up to eight others."],
  avoid: [
    "If no product should stand out: use `RecommendBlock`.",
    "For adverts in the same shape: use `HotAdvertBlock`.",
  ],
  anatomy: [
    ["Header", "title, note and “See all”"],
    ["Lead", "the first product, two columns and two rows"],
    ["Others", "two columns on a phone, up to six on a desktop"],
  ],
  accessibility: [
    "All products are one list, the lead first, each with a heading below the title of the block.",
    "“Add” and the heart appear only inside `GoodsActionsProvider`.",
  ],
};

const meta = {
  title: "Blocks/OnlyGoodsBlock",
  component: OnlyGoodsBlock,
  parameters: { guide },
  decorators: [withGoodsActions({ onAddToCart })],
  args: { options: { title: "Picked this week", url: "#/goodsList", list: blockItems(9) }, eager: false },
} satisfies Meta<typeof OnlyGoodsBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One large card and eight small ones. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const block = within(within(canvasElement).getByRole("region", { name: "Picked this week" }));
    await expect(block.getAllByRole("listitem")).toHaveLength(9);
    const [first] = block.getAllByRole("button", { name: /^Add 12: Windproof/ });
    await userEvent.click(first as HTMLElement);
    await expect(onAddToCart).toHaveBeenCalledOnce();
  },
};

/** Fewer products than the grid holds. */
export const Few: Story = { args: { options: { title: "Picked this week", list: blockItems(3) } } };

/** Without a title, only the products show. */
export const NoTitle: Story = { args: { options: { list: blockItems(5) } } };

/** In Chinese. */
export const Chinese: Story = {
  args: { options: { title: "本周精选", url: "#/goodsList", list: blockItems(9, "zh") } },
  globals: { locale: "zh" },
};

/** Items without a name, price or address, and values that are not items. */
export const BrokenData: Story = { args: { options: { title: 7, list: brokenItems } } };

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='OnlyGoodsBlock']")).toBeNull();
  },
};
