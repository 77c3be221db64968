import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { arabic } from "../../testing/fixtures/languages.ts";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { GoodsMeta } from "./GoodsMeta.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Minimum, sales and rating below a product's name."],
  avoid: ["For a list of specifications: use `DescriptionList`."],
  anatomy: [["Facts", "in a fixed order, parted by a line"]],
  accessibility: ["The lines are hidden from screen readers.", "A product nobody has rated shows no rating."],
};

const meta = {
  title: "Commerce/GoodsMeta",
  parameters: { guide },
  component: GoodsMeta,
  args: { minimum: 12, sold: 8412, rating: 4.8 },
} satisfies Meta<typeof GoodsMeta>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Minimum quantity, pieces sold and rating. */
export const Full: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("Min. 128.4k sold4.8Rated 4.8 of 5");
  },
};

/** No minimum and no rating: what has no value is left out. */
export const NewGoods: Story = {
  args: { minimum: 1, sold: 3, rating: 0 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/^3 sold$/);
  },
};

/** In Chinese. */
export const Chinese: Story = {
  args: { sold: 30_610 },
  globals: { locale: "zh" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("已售3万");
  },
};

/** In Arabic, read from the right, with digits of its own. */
export const Arabic: Story = {
  globals: { direction: "rtl" },
  parameters: { runtime: arabic },
};
