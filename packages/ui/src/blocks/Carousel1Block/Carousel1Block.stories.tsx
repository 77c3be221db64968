import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { blockAdverts, brokenItems } from "../../testing/fixtures/blocks.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Carousel1Block } from "./Carousel1Block.tsx";

const colours = ["#1A4DD2", "#0B6B47", "#7A4300"];
const slidesIn = (locale: "en" | "zh") => ({
  list: blockAdverts(locale)
    .slice(0, 3)
    .map((advert, index) => ({ ...advert, bgColor: colours[index], label: advert.name })),
});

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The first thing on a home page: the few campaigns that matter most."],
  avoid: [
    "For more than five slides: nobody waits for the sixth.",
    "Within the column of a page: use `CarouselBlock`.",
  ],
  anatomy: [
    ["Band", "across the window, in the colour of the slide"],
    ["Words", "name, description, button"],
    ["Art", "the picture, beside the words"],
    ["Ticks", "one for each slide"],
  ],
  accessibility: [
    "It stops while the pointer or the focus is on it, has a pause button, and stays still with reduced motion.",
    "Its label lists its slides, so that one can pass it by.",
  ],
};

const meta = {
  title: "Blocks/Carousel1Block",
  component: Carousel1Block,
  parameters: { guide, layout: "fullscreen" },
  args: { options: slidesIn("en"), eager: true },
} satisfies Meta<typeof Carousel1Block>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Slides across the whole window. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByRole("button", { name: "Bags for the school year" }));
    const band = canvasElement.querySelector<HTMLElement>("[data-component='Carousel1Block']");
    await waitFor(() => expect(band && getComputedStyle(band).getPropertyValue("background-color")).toBeTruthy());
    await expect(block.getByRole("heading", { name: "Bags for the school year" })).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: slidesIn("zh") }, globals: { locale: "zh" } };

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = { args: { options: { list: brokenItems } } };

/** Without content the block takes no space. */
export const Empty: Story = {
  tags: ["no-visual"],
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='Carousel1Block']")).toBeNull();
  },
};
