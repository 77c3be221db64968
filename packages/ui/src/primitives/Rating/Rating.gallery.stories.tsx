import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Rating } from "./Rating.tsx";

const meta = {
  title: "Primitives/Rating/Gallery",
  component: Rating,
  tags: ["gallery", "!autodocs"],
  args: { value: 0 },
} satisfies Meta<typeof Rating>;
export default meta;

/** From 0 to 5. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["0", "0.5", "2.5", "4.8", "5"]}
      columns={["compact", "stars"]}
      cell={(value, variant) => <Rating value={Number(value)} variant={variant} />}
    />
  ),
};
