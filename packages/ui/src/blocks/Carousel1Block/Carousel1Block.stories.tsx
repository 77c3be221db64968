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
  use: ["The opening of a home page, across the whole window: two to six campaigns, each with a colour of its own."],
  avoid: [
    "Within a column: use `CarouselBlock`.",
    "For a single campaign: use `BannerAdvertBlock`, which doesn't move.",
    "For pale colours in `bgColor`: the words are white.",
  ],
  anatomy: [
    ["Band", "from edge to edge, in the `bgColor` of the current slide"],
    ["Slide", "title, a sentence and a button beside a picture"],
    ["Ticks", "named by the slides' `label`; keep it to three words"],
    ["Pause and arrows", "of `Carousel`"],
  ],
  accessibility: [
    "The band changes colour however the slide changed, but the colour means nothing by itself.",
    "Slides move every five seconds, wait under a pointer, and stand still under reduced motion.",
    "Only the slide in view can be reached by Tab.",
    "A `bgColor` needs a contrast of 4.5 with white. Nothing checks what merchants write.",
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
