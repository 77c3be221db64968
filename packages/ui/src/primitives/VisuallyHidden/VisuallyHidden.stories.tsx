import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = { title: "Primitives/VisuallyHidden", component: VisuallyHidden } satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** Tells screen readers what the line through a price means. */
export const InAPrice: StoryObj<typeof meta> = {
  render: () => (
    <p>
      <VisuallyHidden>Was </VisuallyHidden>
      <s>$4.60</s>
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("paragraph")).toHaveTextContent("Was $4.60");
  },
};
