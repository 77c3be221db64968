import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { blockAdverts, brokenItems } from "../../testing/fixtures/blocks.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { CarouselBlock } from "./CarouselBlock.tsx";

const slidesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 3) });

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Two to six campaigns of equal weight within the page's column."],
  avoid: [
    "From edge to edge of the window: use `Carousel1Block`.",
    "For what every visitor has to see: later slides are seen by few. Use `BannerAdvertBlock`.",
  ],
  anatomy: [
    ["Slide", "3 : 1, on a phone 16 : 10; neighbours have different tints"],
    ["Words", "title, a sentence and a button in the first 40 % of the width"],
    ["Picture", "a cut-out at the end"],
    ["Controls", "named ticks, pause and arrows"],
  ],
  accessibility: [
    "The pause button comes first in the order of Tab, before the ticks.",
    "It waits while a pointer or the focus is on it.",
    "Its name lists the campaigns: “Current offers: Rainwear, Bags”.",
  ],
};

const meta = {
  title: "Blocks/CarouselBlock",
  component: CarouselBlock,
  parameters: { guide },
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
