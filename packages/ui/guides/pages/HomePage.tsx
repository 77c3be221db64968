import { BlockPage, GoodsActionsProvider } from "../../src/blocks/BlockPage/index.ts";
import { homeBlocks } from "../../src/blocks/homeBlocks/index.ts";
import { VisuallyHidden } from "../../src/primitives/VisuallyHidden/index.ts";
import type { ShippedLocale } from "../../src/runtime/locale.ts";
import {
  blockAdverts,
  carousel2Options,
  discountAdvertOptions,
  mixModelOptions,
  threeColumnsOptions,
} from "../../src/testing/fixtures/blocks.ts";
import { blockItems } from "../../src/testing/fixtures/goodsSummaries.ts";
import { ShopFrame } from "./ShopFrame.tsx";
import { wordsIn } from "./words.ts";

const blocksIn = (locale: ShippedLocale) => {
  const { picked, sewing } = wordsIn(locale);
  return [
    { type: "carousel2", options: carousel2Options(locale) },
    { type: "firstAdvert", options: { list: blockAdverts(locale).slice(2, 6) } },
    { type: "onlyGoodsModel", options: { title: picked, url: "#/goodsList", list: blockItems(9, locale) } },
    { type: "discountAdvert", options: discountAdvertOptions(locale) },
    { type: "oneRowThreeColumns", options: threeColumnsOptions(locale) },
    { type: "mixModel", options: mixModelOptions(locale) },
    { type: "recommend", options: { title: sewing, url: "#/goodsList", list: blockItems(6, locale) } },
  ];
};

const ignore = () => undefined;

/** The home page: blocks from JSON, as a merchant puts them together. */
export function HomePage({ locale }: { locale: ShippedLocale }) {
  return (
    <ShopFrame locale={locale}>
      <h1>
        <VisuallyHidden>Sundry</VisuallyHidden>
      </h1>
      <GoodsActionsProvider onAddToCart={ignore} onFavouriteChange={ignore}>
        <BlockPage pageData={{ list: blocksIn(locale) }} blocks={homeBlocks} />
      </GoodsActionsProvider>
    </ShopFrame>
  );
}
