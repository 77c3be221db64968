import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { brokenPicture, pictures } from "../../testing/fixtures/pictures.ts";
import { BlockImage } from "./BlockImage.tsx";

const meta = {
  title: "Blocks/BlockImage",
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
