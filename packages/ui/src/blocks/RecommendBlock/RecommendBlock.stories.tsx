import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { brokenItems } from "../../testing/fixtures/blocks.ts";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { RecommendBlock } from "./RecommendBlock.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One row of up to six products under a title: the plain shelf of a page."],
  avoid: [
    "With a reason for each product: use `ForYourBlock`.",
    "For more than one row: use `OnlyGoodsBlock` or `TabbedGoods`.",
    "For all goods of a kind: link to the list.",
  ],
  anatomy: [
    ["Header", "title, note and “See all”"],
    ["Row", "six cards on a desktop; below that they scroll, so no second row is left half empty"],
  ],
  accessibility: [
    "A card that is cut off shows that there are more, and Tab scrolls it into view.",
    "“See all” should lead to a list with the same goods, in the same order.",
  ],
};

const meta = {
  title: "Blocks/RecommendBlock",
  component: RecommendBlock,
  parameters: { guide },
  decorators: [withGoodsActions({ onAddToCart: fn() })],
  args: { options: { title: "By the lot", url: "#/goodsList", list: blockItems(6) }, eager: false },
} satisfies Meta<typeof RecommendBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One row of six; a rail on a phone. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const block = within(within(canvasElement).getByRole("region", { name: "By the lot" }));
    await expect(block.getAllByRole("article")).toHaveLength(6);
  },
};

/** An older page, which has its products in two halves. */
export const TwoHalves: Story = {
  args: {
    options: {
      contentLeft: { title: "By the tray", secondTitle: "Ready for the shelf", list: blockItems(3) },
      contentRight: { title: "By the hundred", list: blockItems(6).slice(3) },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 2 })).toHaveTextContent("By the tray");
    await expect(within(canvasElement).getAllByRole("article")).toHaveLength(6);
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { options: { title: "整批拿货", url: "#/goodsList", list: blockItems(6, "zh") } },
  globals: { locale: "zh" },
};

/** Items without a name, price or address, and values that are not items. */
export const BrokenData: Story = { args: { options: { title: 7, list: brokenItems } } };

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='RecommendBlock']")).toBeNull();
  },
};
