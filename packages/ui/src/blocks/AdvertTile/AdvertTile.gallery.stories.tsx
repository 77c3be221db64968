import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { AdvertTile } from "./AdvertTile.tsx";

const [item = {}] = blockAdverts("en");

const meta = {
  title: "Blocks/AdvertTile/Gallery",
  component: AdvertTile,
  tags: ["gallery", "!autodocs"],
  args: { item, tint: "sand", sizes: "300px" },
} satisfies Meta<typeof AdvertTile>;
export default meta;

/** All fields, in both sizes. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["tile", "lead"]}
      columns={["butter", "apricot", "shell", "sky", "mint", "lilac", "sand", "steel", "ink"]}
      cell={(size, tint) => (
        <div style={{ inlineSize: "18rem", blockSize: size === "lead" ? "16rem" : "12rem" }}>
          <AdvertTile item={item} tint={tint} size={size} sizes="300px" eager />
        </div>
      )}
    />
  ),
};
