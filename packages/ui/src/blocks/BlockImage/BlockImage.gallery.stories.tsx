import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Gallery } from "../../testing/Gallery.tsx";
import { BlockImage } from "./BlockImage.tsx";

const meta = {
  title: "Blocks/BlockImage/Gallery",
  component: BlockImage,
  tags: ["gallery", "!autodocs"],
  args: { item: {}, sizes: "420px" },
} satisfies Meta<typeof BlockImage>;
export default meta;

/** The cut-out pictures of the demo pages. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["artRain", "artKitchen", "artSchool"]}
      cell={(row) => <BlockImage item={{ img: pictures[row], name: row }} sizes="420px" />}
    />
  ),
};
