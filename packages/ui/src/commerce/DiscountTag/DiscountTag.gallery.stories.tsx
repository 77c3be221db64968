import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { DiscountTag } from "./DiscountTag.tsx";

const meta = {
  title: "Commerce/DiscountTag/Gallery",
  component: DiscountTag,
  tags: ["gallery", "!autodocs"],
  args: { price: 0, was: 0 },
} satisfies Meta<typeof DiscountTag>;
export default meta;

/** From 1% to 100%. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery rows={["99", "76", "50", "0"]} cell={(price) => <DiscountTag price={Number(price)} was={100} />} />
  ),
};
