import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Rating } from "./Rating.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["To show how something was rated."],
  avoid: ["To let a buyer rate: use `RatingInput`.", 'Before anybody has rated: say "No reviews yet".'],
  anatomy: [
    ["Star or stars", "one in lists, five in reviews"],
    ["Number", "beside one star"],
  ],
  accessibility: ["Screen readers hear the rating in words."],
};

const meta = {
  title: "Primitives/Rating",
  parameters: { guide },
  component: Rating,
  args: { value: 4.8 },
} satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a list: one star and the number. */
export const Compact: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Rated 4.8 of 5")).toBeInTheDocument();
  },
};

/** In a review: five stars. */
export const Stars: Story = { args: { variant: "stars", value: 3.5 } };

/** In Chinese. */
export const Chinese: Story = { args: { variant: "stars" }, globals: { locale: "zh" } };
