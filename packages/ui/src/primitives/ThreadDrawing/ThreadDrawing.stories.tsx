import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentGuide } from "../../testing/componentGuide.ts";
import { ThreadDrawing } from "./ThreadDrawing.tsx";

/** What the page of the component says. */
const guide: ComponentGuide = {
  use: ["Beside a large question or step, as the picture of what it is about."],
  avoid: [
    "For an empty list: `EmptyState` has the same drawings.",
    "As an icon: under 64 px the thread can't be seen.",
  ],
  anatomy: [
    ["Cloth", "the shop's weave, at the lower left"],
    ["Thread", "runs out of the cloth and draws the thing"],
  ],
  accessibility: ["It is decorative and hidden from screen readers."],
};

const meta = {
  title: "Primitives/ThreadDrawing",
  component: ThreadDrawing,
  parameters: { guide },
  args: { of: "box" },
} satisfies Meta<typeof ThreadDrawing>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A parcel, 160 px wide. */
export const Parcel: Story = {};

/** Something that goes back. */
export const Return: Story = { args: { of: "return" } };
