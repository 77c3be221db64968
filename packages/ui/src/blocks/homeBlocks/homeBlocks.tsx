"use client";
import { type ComponentType, lazy } from "react";
import type { BlockProps, BlockRegistry } from "../BlockPage/index.ts";

const block = (load: () => Promise<ComponentType<BlockProps>>) => lazy(async () => ({ default: await load() }));

/**
 * All blocks by their type, each loaded when a page has it: `<BlockPage pageData={json} blocks={homeBlocks} />`. Spread it to replace
 * one or to add your own.
 */
export const homeBlocks = {
  carousel: block(async () => (await import("../CarouselBlock/index.ts")).CarouselBlock),
  carousel1: block(async () => (await import("../Carousel1Block/index.ts")).Carousel1Block),
  carousel2: block(async () => (await import("../Carousel2Block/index.ts")).Carousel2Block),
  hotAdvert: block(async () => (await import("../HotAdvertBlock/index.ts")).HotAdvertBlock),
  firstAdvert: block(async () => (await import("../FirstAdvertBlock/index.ts")).FirstAdvertBlock),
  bannerAdvert: block(async () => (await import("../BannerAdvertBlock/index.ts")).BannerAdvertBlock),
  discountAdvert: block(async () => (await import("../DiscountAdvertBlock/index.ts")).DiscountAdvertBlock),
  seckill: block(async () => (await import("../SeckillBlock/index.ts")).SeckillDataBlock),
  recommend: block(async () => (await import("../RecommendBlock/index.ts")).RecommendBlock),
  oneRowThreeColumns: block(async () => (await import("../ThreeColumnsBlock/index.ts")).ThreeColumnsBlock),
  goodsType: block(async () => (await import("../GoodsTypeBlock/index.ts")).GoodsTypeBlock),
  onlyGoodsModel: block(async () => (await import("../OnlyGoodsBlock/index.ts")).OnlyGoodsBlock),
  mixModel: block(async () => (await import("../MixModelBlock/index.ts")).MixModelBlock),
  forYour: block(async () => (await import("../ForYourBlock/index.ts")).ForYourBlock),
  newGoodsSort: block(async () => (await import("../NewGoodsSortBlock/index.ts")).NewGoodsSortBlock),
  notEnough: block(async () => (await import("../NotEnoughBlock/index.ts")).NotEnoughBlock),
} satisfies BlockRegistry;
