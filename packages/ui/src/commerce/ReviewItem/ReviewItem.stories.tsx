import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { umbrellaReview } from "../../testing/fixtures/reviews.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ReviewItem } from "./ReviewItem.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["A review in a list of reviews."],
  avoid: ["For a store's scores: use `StoreCard`."],
  anatomy: [
    ["Stars and date", "at the head"],
    ["Text and photos", "as the buyer wrote it"],
    ["Reply", "the store's"],
  ],
  accessibility: ["It is an article.", "Its heading is the author; choose `headingLevel` for the outline of the page."],
};

const meta = {
  title: "Commerce/ReviewItem",
  parameters: { guide },
  component: ReviewItem,
  args: { review: umbrellaReview() },
} satisfies Meta<typeof ReviewItem>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Text and photos, with the store's reply. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    const review = within(canvasElement);
    await expect(review.getByText("Rated 5.0 of 5")).toBeInTheDocument();
    await expect(review.getByRole("img", { name: "Photo 2 by A. Okafor" })).toBeInTheDocument();
    await expect(canvasElement).toHaveTextContent("Store reply:");
  },
};

/** Stars only. */
export const NoWords: Story = {
  args: { review: { id: "2", author: "L. Moreau", score: 4, text: "", date: "3 Nov 2026" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("No written review");
  },
};

/** A review is plain text, whatever it contains, and never makes the page scroll sideways. */
export const Markup: Story = {
  args: {
    review: {
      id: "3",
      author: "Anameofonehundredletterswithoutasinglespaceinit",
      score: 1,
      text: `<img src="x" onerror="alert(1)"> <b>bad</b> ${"verylongword".repeat(30)}`,
      date: "3 Nov 2026",
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/<b>bad<\/b>/)).toBeVisible();
    await expect(within(canvasElement).queryByRole("img", { name: /x/ })).not.toBeInTheDocument();
  },
};

/** In Chinese. */
export const Chinese: Story = { args: { review: umbrellaReview("zh") }, globals: { locale: "zh" } };
