import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { ProductImage } from "./ProductImage.tsx";

const meta = {
  title: "Primitives/ProductImage/Gallery",
  component: ProductImage,
  tags: ["gallery", "!autodocs"],
  args: { alt: "" },
} satisfies Meta<typeof ProductImage>;
export default meta;

/** All tints, each with a cut-out picture. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["picture", "missing"]}
      columns={["plain", "butter", "apricot", "shell", "sky", "mint", "lilac", "sand", "steel"]}
      cell={(row, tint) => (
        <div style={{ inlineSize: "6rem" }}>
          <ProductImage src={row === "picture" ? pictures.carton : null} alt="" tint={tint} fit="contain" />
        </div>
      )}
    />
  ),
};
