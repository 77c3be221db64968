import type { Meta, StoryObj } from "@storybook/react-vite";
import { umbrellaReview } from "../../testing/fixtures/reviews.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { ReviewItem } from "./ReviewItem.tsx";

const meta = {
  title: "Commerce/ReviewItem/Gallery",
  component: ReviewItem,
  tags: ["gallery", "!autodocs"],
  args: { review: umbrellaReview() },
} satisfies Meta<typeof ReviewItem>;
export default meta;

const full = umbrellaReview();

/** Complete, without photos, and with stars only. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["full", "no pictures", "stars only"]}
      cell={(row) => (
        <Frame width="column">
          <ReviewItem
            review={{
              ...full,
              ...(row !== "full" && { pictures: [] }),
              ...(row === "stars only" && { text: "", reply: undefined, bought: undefined, score: 3 }),
            }}
          />
        </Frame>
      )}
    />
  ),
};
