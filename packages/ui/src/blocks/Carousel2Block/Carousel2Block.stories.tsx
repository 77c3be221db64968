import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { blockAdverts, brokenItems, carousel2Options } from "../../testing/fixtures/blocks.ts";
import { pictures } from "../../testing/fixtures/pictures.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Carousel2Block } from "./Carousel2Block.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A campaign that leads and up to three that support it, all in view at once."],
  avoid: [
    "For more than three side pictures: use `HotAdvertBlock`; this one leaves out the fourth.",
    "To let slides change by themselves: use `CarouselBlock`.",
  ],
  anatomy: [
    ["Main picture", "a large tile with a button; several get ticks and arrows"],
    ["Side pictures", "stacked beside it, or in a row below it on a phone"],
  ],
  accessibility: [
    "Nothing moves unless the buyer presses a tick or an arrow, or swipes.",
    "The main picture's name is a block title, those at the side are one level below.",
    "The side pictures are a list; each is one link.",
  ],
};

const meta = {
  title: "Blocks/Carousel2Block",
  component: Carousel2Block,
  parameters: { guide },
  args: { options: carousel2Options("en"), eager: true },
} satisfies Meta<typeof Carousel2Block>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Two main pictures that change by hand, and two stacked beside them. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await expect(block.queryByRole("button", { name: "Pause the slides" })).toBeNull();
    await expect(block.getByRole("link", { name: "School lists" })).toBeVisible();
    await userEvent.click(block.getByRole("button", { name: "Bags for the school year" }));
    await waitFor(() => expect(block.getByRole("link", { name: "Shop bags" })).toBeVisible());
    await userEvent.click(block.getByRole("button", { name: "A kitchen in one carton" }));
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: carousel2Options("zh") }, globals: { locale: "zh" } };

/** With one main picture there are no controls. */
export const OneMain: Story = {
  args: { options: { ...carousel2Options("en"), list: blockAdverts("en").slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** Without side pictures, the main ones fill the line. */
export const MainAlone: Story = { args: { options: { ...carousel2Options("en"), listRight: [] } } };

/** Pictures without text, as some merchants upload them, fill their frames. */
export const PicturesOnly: Story = {
  args: {
    options: {
      list: [{ img: pictures.umbrellaLot, url: "#/goodsList" }],
      listRight: [
        { img: pictures.thread, url: "#/a", describe: "Thread" },
        { img: pictures.dice, url: "#/b" },
      ],
    },
  },
};

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = {
  args: {
    options: { list: brokenItems, listRight: brokenItems },
  },
};

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='Carousel2Block']")).toBeNull();
  },
};
