import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { brokenItems } from "../../testing/fixtures/blocks.ts";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { RecommendBlock } from "./RecommendBlock.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["One row of products under a title."],
  avoid: ["With reasons: use `ForYourBlock`.", "For several groups: use `GoodsTypeBlock`."],
  anatomy: [
    ["Header", 'title, note, "See all"'],
    ["Cards", "up to six, in a rail on a phone"],
  ],
  accessibility: ["The rail scrolls with the keyboard too: the focus brings a card into view."],
};

const meta = {
  title: "Blocks/RecommendBlock",
  parameters: { guide },
  component: RecommendBlock,
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
