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
  use: ["Products in groups of which a buyer wants one at a time, from data of your own."],
  avoid: [
    "From the JSON of a page: use `GoodsTypeBlock` or `NotEnoughBlock`, which are made of it.",
    "For one group: use `GoodsGrid`.",
    "For filters of a list: use `FilterChips`.",
  ],
  anatomy: [
    ["Header", "title and note, if there is a title"],
    ["Tabs", "groups without products are left out"],
    ["Products", "twelve; the others only with `expandable`"],
  ],
  accessibility: [
    "The tabs are labelled by `title`. Without one they are “Current offers”, so give it.",
    "Without `expandable`, products after the twelfth can't be reached: keep groups short.",
  ],
};

const meta = {
  title: "Blocks/TabbedGoods",
  component: TabbedGoods,
  parameters: { guide },
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
