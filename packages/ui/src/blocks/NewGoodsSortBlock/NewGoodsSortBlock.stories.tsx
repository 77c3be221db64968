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
  use: ["Three rankings of one moment, best first: new, best sold, most wanted."],
  avoid: [
    "If the order means nothing: use `ThreeColumnsBlock` or `RecommendBlock`.",
    "For one ranking: a column alone leaves the line empty.",
  ],
  anatomy: [
    ["Header", "title and “See all”; the note is left out on a phone"],
    ["Tabs", "where columns don't fit side by side, if each of them has a name"],
    ["Column", "title with its link, then up to four products"],
    ["Rank", "a number; the first product is larger"],
  ],
  accessibility: [
    "A column is a numbered list: the rank can be heard as well as seen.",
    "Columns that no tab has chosen are hidden from screen readers too.",
    "“Add” says which product and how many of it.",
  ],
};

const meta = {
  title: "Blocks/NewGoodsSortBlock",
  component: NewGoodsSortBlock,
  parameters: { guide },
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
