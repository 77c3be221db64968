import type { Meta, StoryObj } from "@storybook/react-vite";
import { blockItemAt } from "../../testing/fixtures/goodsSummaries.ts";
import { Frame } from "../../testing/Frame.tsx";
import { Gallery } from "../../testing/Gallery.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { NotEnoughBlock } from "./NotEnoughBlock.tsx";

const goodsIn = (locale: "en" | "zh") => ({
  title: { en: "Not enough yet?", zh: "还没逛够？" }[locale],
  navList: [{ title: { en: "For you", zh: "猜你喜欢" }[locale] }, { title: { en: "Kitchen", zh: "厨房" }[locale] }],
  list: [18, 4].map((count) => Array.from({ length: count }, (_, index) => blockItemAt(index, locale))),
});

const meta = {
  title: "Blocks/NotEnoughBlock/Gallery",
  component: NotEnoughBlock,
  tags: ["gallery", "!autodocs"],
  args: { options: {}, eager: true },
} satisfies Meta<typeof NotEnoughBlock>;
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
              <NotEnoughBlock options={goodsIn(locale)} eager aria-label={`${locale} ${half}`} />
            </div>
          </Runtime>
        </Frame>
      )}
    />
  ),
};
