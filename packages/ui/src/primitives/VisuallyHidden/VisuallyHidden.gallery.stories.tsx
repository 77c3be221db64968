import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const meta = {
  title: "Primitives/VisuallyHidden/Gallery",
  component: VisuallyHidden,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof VisuallyHidden>;
export default meta;

/** The hidden text must neither show nor take space between the two words. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["between words"]}
      cell={() => (
        <p>
          <span>Seen</span>
          <VisuallyHidden>Not seen</VisuallyHidden>
          <span>Seen</span>
        </p>
      )}
    />
  ),
};
