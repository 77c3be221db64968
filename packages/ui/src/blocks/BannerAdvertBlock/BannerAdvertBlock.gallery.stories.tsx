import type { Meta, StoryObj } from "@storybook/react-vite";
import { pictures } from "../../testing/fixtures/pictures.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { BannerAdvertBlock } from "./BannerAdvertBlock.tsx";

const meta = {
  title: "Blocks/BannerAdvertBlock/Gallery",
  component: BannerAdvertBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof BannerAdvertBlock>;
export default meta;

const describe = "Boxes, bows and tissue. Order by the 24th to receive before the holidays.";
const banners = {
  full: { img: pictures.artSchool, name: "Wrap it before December", describe, url: "#/goodsList" },
  "no picture": { name: "Wrap it before December", describe, url: "#/goodsList" },
  "picture only": { img: pictures.artRain, url: "#/goodsList", describe },
};

/** Complete, without a picture, and without text. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={Object.keys(banners) as (keyof typeof banners)[]}
      cell={(row, _column, half) => (
        <Frame width="page">
          <BannerAdvertBlock options={banners[row]} eager aria-label={`${row} (${half})`} />
        </Frame>
      )}
    />
  ),
};
