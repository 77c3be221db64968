import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { LivingPrice } from "./LivingPrice.tsx";

const meta = {
  title: "Commerce/LivingPrice/Gallery",
  component: LivingPrice,
  tags: ["gallery", "!autodocs"],
  args: { value: 0, highest: 0, lowest: 0 },
} satisfies Meta<typeof LivingPrice>;
export default meta;

/** From the highest price to the lowest, in all sizes. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["3.48", "3.19", "2.86"]}
      columns={["xl", "lg", "md", "sm"]}
      cell={(value, size) => <LivingPrice value={value} highest={3.48} lowest={2.86} size={size} />}
    />
  ),
};
