import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { Heading } from "./Heading.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["The title of a page, a section or a card."],
  avoid: ["For emphasis in text: use `Text`.", "To get large letters: choose `size`, not another level."],
  anatomy: [
    ["Level", "its place in the outline of the page"],
    ["Size", "its looks"],
  ],
  accessibility: [
    "One heading of level 1 a page; levels don't skip.",
    "Looks and level are apart, so neither has to give way.",
  ],
};

const meta = {
  title: "Primitives/Heading",
  parameters: { guide },
  component: Heading,
  args: { level: 2, children: "Shipping and returns" },
} satisfies Meta<typeof Heading>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Looks follow the level. */
export const ByLevel: Story = {};

/** A first heading that is no louder than a panel's: the level is for the outline, the size for the eye. */
export const LevelApartFromLooks: Story = {
  args: { level: 1, size: "sm" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("heading", { level: 1 })).toHaveStyle({ fontSize: "18px" });
  },
};

/** In Chinese headings carry weight instead of width. */
export const Chinese: Story = { args: { children: "配送与退换" }, globals: { locale: "zh" } };
