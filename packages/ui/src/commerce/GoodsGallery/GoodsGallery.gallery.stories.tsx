import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { GoodsGallery } from "./GoodsGallery.tsx";

const meta = {
  title: "Commerce/GoodsGallery/Gallery",
  component: GoodsGallery,
  tags: ["gallery", "!autodocs"],
  args: { pictures: [], name: "" },
} satisfies Meta<typeof GoodsGallery>;
export default meta;

const lists = {
  several: [pictures.umbrella, pictures.umbrellaBlue, pictures.umbrellaLot, pictures.umbrella],
  one: [pictures.teapot],
  none: [],
};

/** Several pictures, one, none. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["several", "one", "none"]}
      cell={(row, _column, half) => (
        <Frame width="drawer">
          <GoodsGallery pictures={lists[row]} name={`Umbrella, ${row}`} aria-label={`${row} (${half})`} />
        </Frame>
      )}
    />
  ),
};
