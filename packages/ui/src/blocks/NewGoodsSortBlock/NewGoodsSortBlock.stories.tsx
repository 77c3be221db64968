import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { brokenItems, newGoodsSortOptions } from "../../testing/fixtures/blocks.ts";
import { blockItems } from "../../testing/fixtures/goodsSummaries.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { NewGoodsSortBlock } from "./NewGoodsSortBlock.tsx";

const onAddToCart = fn();

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Rankings: most reordered, rising, newly arrived."],
  avoid: ["For lists without an order: use `GoodsTypeBlock`."],
  anatomy: [
    ["Columns", "up to three, each with a title"],
    ["Rank", "the place, before each product"],
    ["Tabs", "instead of columns on a phone"],
  ],
  accessibility: [
    "Each column is an ordered list, so its places are heard.",
    "Columns without titles stay below each other on a phone, because a tab needs a name.",
  ],
};

const meta = {
  title: "Blocks/NewGoodsSortBlock",
  parameters: { guide },
  component: NewGoodsSortBlock,
  decorators: [withGoodsActions({ onAddToCart })],
  args: { options: newGoodsSortOptions("en"), eager: true },
} satisfies Meta<typeof NewGoodsSortBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three columns side by side; on a phone one list with tabs. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("New this week")).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: newGoodsSortOptions("zh") }, globals: { locale: "zh" } };

/** On a phone, tabs choose the list, and the plus button adds the minimum quantity. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone", isRotated: false } },
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getAllByRole("listitem")).toHaveLength(4);
    await userEvent.click(block.getByRole("tab", { name: "Rising" }));
    await expect(block.getAllByRole("listitem")).toHaveLength(4);
    await userEvent.click(
      block.getByRole("button", { name: "Add 10: Twin-bell alarm clock, silent sweep, three colours" }),
    );
    await expect(onAddToCart).toHaveBeenCalledOnce();
  },
};

/** A column without a name, and a missing one. */
export const Untitled: Story = {
  args: { options: { left: { list: blockItems(4) }, middle: { title: "Rising", list: blockItems(2) } } },
};

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = {
  args: {
    options: { title: {}, left: { title: "Most reordered", list: brokenItems }, middle: 7, right: { list: null } },
  },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='NewGoodsSortBlock']")).toBeNull();
  },
};
