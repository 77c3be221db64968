import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { CartBag } from "./CartBag.tsx";

const meta = {
  title: "Commerce/CartBag/Gallery",
  component: CartBag,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof CartBag>;
export default meta;

/** From empty to full. */
export const Everything: StoryObj<typeof meta> = {
  render: () => <Gallery rows={["0", "1", "2", "3", "4", "5"]} cell={(rows) => <CartBag rows={Number(rows)} />} />,
};
