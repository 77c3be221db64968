import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { goodsSummaryAt } from "../../testing/fixtures/goodsSummaries.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { TabbedGoods } from "./TabbedGoods.tsx";

const tabs = [
  { label: "Best sellers", goods: [0, 1, 2].map((index) => goodsSummaryAt(index)) },
  { label: "Under one", goods: [3, 4].map((index) => goodsSummaryAt(index)) },
];

const onAddToCart = fn();

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Products under tabs in a block of your own."],
  avoid: ["On a configured page: use `GoodsTypeBlock` or `NotEnoughBlock`.", "For tabs of other content: use `Tabs`."],
  anatomy: [
    ["Header", "only with a title"],
    ["Tabs", "one for each list with products"],
    ["Show more", "with `expandable`"],
  ],
  accessibility: [
    'Without a title the tabs are called "Current offers"; give one where several groups stand on a page.',
  ],
};

const meta = {
  title: "Blocks/TabbedGoods",
  parameters: { guide },
  component: TabbedGoods,
  decorators: [withGoodsActions({ onAddToCart })],
  args: { title: "Picked this week", tabs },
} satisfies Meta<typeof TabbedGoods>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each tab shows its own products. "Add n" reports which one was added. */
export const Standard: Story = {
  play: async ({ args, canvasElement }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByRole("tab", { name: "Under one" }));
    await expect(block.getAllByRole("article")).toHaveLength(2);
    await userEvent.click(block.getAllByRole("button", { name: /^Add/ })[0] as HTMLElement);
    await expect(onAddToCart).toHaveBeenCalledWith({ goods: args.tabs[1]?.goods[0] });
  },
};

/** Nothing renders without products. */
export const Empty: Story = { args: { tabs: [] } };

/** In Chinese. */
export const Chinese: Story = {
  args: {
    title: "本周精选",
    tabs: [{ label: "热销", goods: [0, 1, 2].map((index) => goodsSummaryAt(index, "zh")) }],
  },
  globals: { locale: "zh" },
};
