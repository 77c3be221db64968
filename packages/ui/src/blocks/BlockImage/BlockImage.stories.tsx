import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { BlockImage } from "./BlockImage.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The picture of an advert in a block of your own."],
  avoid: ["For a product: use `ProductImage`.", "For a logo: use `Avatar` or `StoreMark`."],
  anatomy: [
    ["Picture", "820 × 600 for slides, 420 × 320 for tiles"],
    ["Link", "around it, if the item has an address and no name"],
  ],
  accessibility: [
    "Beside a name it is decorative. Alone it carries `describe` as its text.",
    "A broken picture is left out, together with its frame.",
  ],
};

const meta = {
  title: "Blocks/BlockImage",
  parameters: { guide },
  component: BlockImage,
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
