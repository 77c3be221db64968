import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Words that the eye gets from the layout and the ear does not."],
  avoid: ["For what shows on focus: use `SkipLink`.", "To hide what nobody needs: leave it out."],
  anatomy: [["Text", "read out, not drawn"]],
  accessibility: ["Keep it short, and in the language of the page."],
};

const meta = { title: "Primitives/VisuallyHidden", parameters: { guide }, component: VisuallyHidden } satisfies Meta<
  typeof VisuallyHidden
>;
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
