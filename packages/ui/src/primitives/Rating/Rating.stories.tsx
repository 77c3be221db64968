import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Rating } from "./Rating.tsx";

const meta = { title: "Primitives/Rating", component: Rating, args: { value: 4.8 } } satisfies Meta<typeof Rating>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In a list: one star and the number. */
export const Compact: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("Rated 4.8 of 5")).toBeInTheDocument();
  },
};

/** In a review: five stars. */
export const Stars: Story = { args: { variant: "stars", value: 3.5 } };

/** In Chinese. */
export const Chinese: Story = { args: { variant: "stars" }, globals: { locale: "zh" } };
