import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { DiscountTag } from "./DiscountTag.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["How much a price fell, on the picture or beside the price."],
  avoid: ["For a state: use `Tag`.", "Without the former price near it."],
  anatomy: [["Share", "as a percentage, in Chinese as what is left of ten"]],
  accessibility: [
    "The number carries the meaning, the colour only repeats it.",
    "It renders nothing for less than 1%.",
  ],
};

const meta = {
  title: "Commerce/DiscountTag",
  parameters: { guide },
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
