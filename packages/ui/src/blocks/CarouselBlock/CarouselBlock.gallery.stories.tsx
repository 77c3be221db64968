import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockAdverts } from "../../testing/fixtures/blocks.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CarouselBlock } from "./CarouselBlock.tsx";

const slidesIn = (locale: "en" | "zh") => ({ list: blockAdverts(locale).slice(0, 3) });

const meta = {
  title: "Blocks/CarouselBlock/Gallery",
  component: CarouselBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof CarouselBlock>;
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
              <CarouselBlock options={slidesIn(locale)} eager aria-label={`${locale} ${half}`} />
            </div>
          </Runtime>
        </Frame>
      )}
    />
  ),
};
