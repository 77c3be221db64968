import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { DiscountTag } from "./DiscountTag.tsx";

const meta = {
  title: "Commerce/DiscountTag",
  component: DiscountTag,
  args: { price: 3.48, was: 4.6 },
} satisfies Meta<typeof DiscountTag>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A product with a lower price. */
export const Reduced: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("-24%");
  },
};

/** Without a reduction there is no tag. */
export const NotReduced: Story = {
  args: { was: 3.48 },
  tags: ["no-visual"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^$/);
  },
};

/** Chinese shows the price to pay in tenths. */
export const Chinese: Story = {
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("7.6折");
  },
};
