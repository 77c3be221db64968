import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { brokenItems, forYourOptions } from "../../testing/fixtures/blocks.ts";
import { withGoodsActions } from "../../testing/withGoodsActions.tsx";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ForYourBlock } from "./ForYourBlock.tsx";

const onAddToCart = fn();

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Products chosen for this buyer, where you can say why."],
  avoid: [
    "For the same products for everybody: use `RecommendBlock`.",
    "For a reason that buyers might not want others to see on their screen.",
  ],
  anatomy: [
    ["Header", "title, note and “See all”"],
    ["Card", "the usual one of a product"],
    ["Reason", "`describe` of the item, below its name: “You viewed teapots”"],
  ],
  accessibility: [
    "The reason is text on the card, not a tooltip, so touch and screen readers have it too.",
    "The section is labelled by its title. Without one it has neither header nor label: pass `aria-label`.",
    "Where six cards don't fit in a row it scrolls sideways, and keeps the order of the list.",
  ],
};

const meta = {
  title: "Blocks/ForYourBlock",
  component: ForYourBlock,
  parameters: { guide },
  decorators: [withGoodsActions({ onAddToCart })],
  args: { options: forYourOptions("en"), eager: true },
} satisfies Meta<typeof ForYourBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Six products, each with the reason it is shown. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.getByText("You viewed teapots")).toBeVisible();
    await expect(block.getAllByRole("article")).toHaveLength(6);
    await userEvent.click(block.getByRole("button", { name: /Add 12: Windproof/ }));
    await expect(onAddToCart).toHaveBeenCalledOnce();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: forYourOptions("zh") }, globals: { locale: "zh" } };

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = {
  args: {
    options: { title: null, data: { list: brokenItems, hot: 7 } },
  },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='ForYourBlock']")).toBeNull();
  },
};
