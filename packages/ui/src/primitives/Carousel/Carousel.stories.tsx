import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { ProductImage } from "../ProductImage/index.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Carousel } from "./Carousel.tsx";

const slides = [
  { key: "rain", name: "Rainwear", tint: "sky", picture: pictures.artRain, words: "Ready for the wet months" },
  { key: "kitchen", name: "Kitchen", tint: "apricot", picture: pictures.artKitchen, words: "A kitchen in one carton" },
  {
    key: "school",
    name: "School lists",
    tint: "lilac",
    picture: pictures.artSchool,
    words: "Sets of 30, packed by class",
  },
] as const;

const slidesIn = (ratio: string) =>
  slides.map(({ key, name, tint, picture, words }) => ({
    key,
    name,
    content: <ProductImage src={picture} alt={words} tint={tint} ratio={ratio} fit="contain" eager />,
  }));

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Two to six campaigns of equal weight at the head of a page."],
  avoid: [
    "For products: a grid shows more of them at once.",
    "For what a visitor must see: most look at the first slide only.",
  ],
  anatomy: [
    ["Slides", "one in view"],
    ["Ticks", "named by the slides; one fills as time passes"],
    ["Pause", "stops the change of slides"],
    ["Arrows", "to the slide before and after"],
  ],
  accessibility: [
    "It changes slides until the buyer takes over, and never with reduced motion.",
    "It can be paused, and every slide can be reached by its tick.",
    "`label` names it; slides out of view can't be focused.",
  ],
};

const meta = {
  title: "Primitives/Carousel",
  component: Carousel,
  parameters: { guide },
  args: { label: "Offers of the week", slides: slidesIn("3 / 1"), tone: "neutral", onSlideChange: fn() },
} satisfies Meta<typeof Carousel>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Changed by hand, with ticks, arrows and arrow keys. */
export const ByHand: Story = {
  play: async ({ args, canvasElement }) => {
    const carousel = within(canvasElement);
    await userEvent.click(carousel.getByRole("button", { name: "Kitchen" }));
    await expect(carousel.getByRole("group", { name: "2 of 3: Kitchen" })).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onSlideChange).toHaveBeenLastCalledWith({ index: 2 });
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(args.onSlideChange).toHaveBeenLastCalledWith({ index: 0 }));
  },
};

/** Changes automatically. The pause button is first in the tab order. */
export const Autoplay: Story = {
  args: { autoplay: true },
  play: async ({ canvasElement }) => {
    const carousel = within(canvasElement);
    await userEvent.tab();
    const pause = carousel.getByRole("button", { name: "Pause the slides" });
    await expect(pause).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(carousel.getByRole("button", { name: "Play the slides" })).toHaveFocus();
  },
};

/** A single slide has no controls. */
export const Single: Story = {
  args: { slides: slidesIn("3 / 1").slice(0, 1), autoplay: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("button")).toBeNull();
  },
};

/** In Chinese, on a coloured background. */
export const Chinese: Story = {
  args: { label: "本周优惠", tone: "inverse", slides: slidesIn("16 / 10"), autoplay: true },
  globals: { locale: "zh" },
};
