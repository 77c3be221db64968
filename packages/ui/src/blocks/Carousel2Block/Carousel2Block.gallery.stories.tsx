import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ShippedLocale } from "../../runtime/locale.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { blockAdverts, carousel2Options } from "../../testing/fixtures/blocks.ts";
import { Carousel2Block } from "./Carousel2Block.tsx";

const meta = {
  title: "Blocks/Carousel2Block/Gallery",
  component: Carousel2Block,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof Carousel2Block>;
export default meta;

/** The gallery shows each block twice on a page, and their carousels must not share a name. */
const namedApart = (locale: ShippedLocale, half: string) => ({
  ...carousel2Options(locale),
  list: blockAdverts(locale)
    .slice(0, 2)
    .map((item, index) => ({ ...item, label: `${half} ${locale} ${index + 1}` })),
});

/** Both languages, left to right and right to left. */
export const Everything: StoryObj<typeof meta> = {
  render: () => (
    <Gallery
      rows={["en", "zh"]}
      cell={(locale, _, half) => (
        <Frame width="page">
          <Runtime locale={locale} direction={half}>
            <div lang={locale}>
              <Carousel2Block options={namedApart(locale, half)} eager />
            </div>
          </Runtime>
        </Frame>
      )}
    />
  ),
};
