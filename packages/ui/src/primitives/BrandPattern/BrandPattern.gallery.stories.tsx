import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gallery } from "../../testing/Gallery.tsx";
import { BrandPattern } from "./BrandPattern.tsx";

const meta = {
  title: "Primitives/BrandPattern/Gallery",
  component: BrandPattern,
  tags: ["gallery", "!autodocs"],
} satisfies Meta<typeof BrandPattern>;
export default meta;

/** The three sizes. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["sm", "md", "lg"]}
      cell={(size) => (
        <div style={{ inlineSize: "20rem", blockSize: "8rem" }}>
          <BrandPattern size={size} />
        </div>
      )}
    />
  ),
};
