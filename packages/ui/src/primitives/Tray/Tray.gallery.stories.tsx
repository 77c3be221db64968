import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { Tray } from "./Tray.tsx";

const meta = {
  title: "Primitives/Tray/Gallery",
  component: Tray,
  tags: ["gallery"],
  args: { alt: "" },
} satisfies Meta<typeof Tray>;
export default meta;

/** Every tint, with a cut-out on it. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["picture", "missing"]}
      columns={["plain", "butter", "apricot", "shell", "sky", "mint", "lilac", "sand", "steel"]}
      cell={(row, tint) => (
        <div style={{ inlineSize: "6rem" }}>
          <Tray src={row === "picture" ? pictures.carton : null} alt="" tint={tint} fit="contain" />
        </div>
      )}
    />
  ),
};
