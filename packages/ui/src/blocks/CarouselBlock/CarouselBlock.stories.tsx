import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { blockAdverts, brokenItems } from "../../testing/fixtures/blocks.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CarouselBlock } from "./CarouselBlock.tsx";

const slidesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 3) });

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Campaigns inside the column of a page, such as a topic."],
  avoid: [
    "Across the window: use `Carousel1Block`.",
    "For what everybody must see: only the first slide is sure to be seen.",
  ],
  anatomy: [
    ["Slide", "picture, name, description, button"],
    ["Ticks", "one for each slide"],
  ],
  accessibility: [
    "It changes every five seconds, stops while the pointer or the focus is on it, has a pause button, and stays still with reduced motion.",
  ],
};

const meta = {
  title: "Blocks/CarouselBlock",
  parameters: { guide },
  component: CarouselBlock,
  args: { options: slidesIn("en"), eager: true },
} satisfies Meta<typeof CarouselBlock>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Slides within the page. */
export const Standard: Story = {
  play: async ({ canvasElement }) => {
    const block = within(canvasElement);
    await userEvent.click(block.getByRole("button", { name: "Next slide" }));
    await expect(block.getByRole("link", { name: "Shop bags" })).toBeVisible();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { options: slidesIn("zh") }, globals: { locale: "zh" } };

/** Malformed data: what is readable shows, the rest is left out. */
export const BrokenData: Story = { args: { options: { list: brokenItems } } };

/** Without content the block takes no space. */
export const Empty: Story = {
  args: { options: {} },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[data-component='CarouselBlock']")).toBeNull();
  },
};
