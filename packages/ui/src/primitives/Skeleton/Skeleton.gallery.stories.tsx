import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { Skeleton } from "./Skeleton.tsx";

const meta = {
  title: "Primitives/Skeleton/Gallery",
  component: Skeleton,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof Skeleton>;
export default meta;

/** The three shapes. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["text", "block", "circle"]}
      cell={(shape) => (
        <div style={{ inlineSize: "12rem" }}>
          <Skeleton shape={shape} {...(shape === "block" && { blockSize: "6rem" })} />
        </div>
      )}
    />
  ),
};
