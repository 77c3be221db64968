import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { Carousel1Block } from "./Carousel1Block.tsx";

const colours = ["#1A4DD2", "#0B6B47", "#7A4300"];
const slidesIn = (locale: "en" | "zh") => ({
  list: blockAdverts(locale)
    .slice(0, 3)
    .map((advert, index) => ({ ...advert, bgColor: colours[index], label: advert.name })),
});

const meta = {
  title: "Blocks/Carousel1Block/Gallery",
  component: Carousel1Block,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof Carousel1Block>;
export default meta;

/** Both languages, left to right and right to left. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["en", "zh"]}
      cell={(locale, _, half) => (
        <Frame width="page">
          <Runtime locale={locale} direction={half}>
            <div lang={locale}>
              <Carousel1Block options={slidesIn(locale)} eager aria-label={`${locale} ${half}`} />
            </div>
          </Runtime>
        </Frame>
      )}
    />
  ),
};
