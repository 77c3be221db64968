import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockItemAt } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { GoodsTypeBlock } from "./GoodsTypeBlock.tsx";

const goodsIn = (locale: "en" | "zh") => ({
  title: { en: "Picked this week", zh: "本周精选" }[locale],
  labels: [
    { label: { en: "Best sellers", zh: "热卖" }[locale], ___index: 0 },
    { label: { en: "Under one", zh: "一元内" }[locale], ___index: 1 },
  ],
  list: Array.from({ length: 8 }, (_, index) => ({ ...blockItemAt(index, locale), ___index: index % 2 })),
});

const meta = {
  title: "Blocks/GoodsTypeBlock/Gallery",
  component: GoodsTypeBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof GoodsTypeBlock>;
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
              <GoodsTypeBlock options={goodsIn(locale)} eager aria-label={`${locale} ${half}`} />
            </div>
          </Runtime>
        </Frame>
      )}
    />
  ),
};
