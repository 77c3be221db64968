import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { BlockImage } from "./BlockImage.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The picture of an advert in a block of your own, from an item as `readItem` gives it."],
  avoid: [
    "For products: use `ProductImage`, which has a placeholder.",
    "For the logo of a store: use `Avatar` or `StoreMark`.",
  ],
  anatomy: [
    ["Picture", "`tile` is 420 × 320, `hero` 820 × 600; tell `sizes` how wide it is in the layout"],
    ["Link", "only if the item has an address and no name"],
  ],
  accessibility: [
    "Beside a name it has no words of its own, or buyers would hear the advert twice.",
    "Alone it says the item's `describe`. Don't publish a linked picture without one: its link would have no name.",
    "A picture that can't load is removed, and its link with it.",
  ],
};

const meta = {
  title: "Blocks/BlockImage",
  component: BlockImage,
  parameters: { guide },
  args: { item: { img: pictures.artRain, name: "Rainwear" }, sizes: "420px" },
} satisfies Meta<typeof BlockImage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside a name the picture is decorative. */
export const BesideAName: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("img")).not.toBeInTheDocument();
  },
};

/** On its own it carries the description and the link. */
export const Alone: Story = {
  args: { item: { img: pictures.artRain, describe: "Umbrellas and boots", url: "#/goodsList" } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("link", { name: "Umbrellas and boots" })).toBeVisible();
  },
};

/** A broken picture leaves no gap. */
export const Broken: Story = { args: { item: { img: brokenPicture, name: "Rainwear" } } };
