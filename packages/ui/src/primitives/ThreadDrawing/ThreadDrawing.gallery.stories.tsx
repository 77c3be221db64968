import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { ThreadDrawing } from "./ThreadDrawing.tsx";

const meta = {
  title: "Primitives/ThreadDrawing/Gallery",
  component: ThreadDrawing,
  tags: ["gallery", "!autodocs"],
  args: { of: "box" },
} satisfies Meta<typeof ThreadDrawing>;
export default meta;

const subjects = ["box", "cart", "clock", "letter", "return", "search", "ticket"] as const;

/** Everything that a thread draws. */
export const Everything: StoryObj<typeof meta> = {
  render: () => <Gallery rows={subjects} cell={(of) => <ThreadDrawing of={of} />} />,
};
