import type { BlockType } from "@sundry/api/contract/entities/blocks";
import type { BlockProps, BlockRegistry } from "@sundry/ui/blocks/BlockPage";
import { Carousel1Block } from "@sundry/ui/blocks/Carousel1Block";
import { FirstAdvertBlock } from "@sundry/ui/blocks/FirstAdvertBlock";
import { type ComponentType } from "react";
import { lazyBlock } from "./lazyBlock.tsx";
import { SeckillBesideSlides } from "./SeckillBesideSlides.tsx";
import { lazyOptional } from "../../../shared/routing/lazyPart.ts";

type Lower = typeof import("./lowerBlocks.tsx");

const lower = (pick: (module: Lower) => ComponentType<BlockProps>) =>
  lazyBlock(lazyOptional(() => import("./lowerBlocks.tsx").then((module) => ({ default: pick(module) }))));

// The data of the page only sets the position of the flash sale; its goods come from today's rounds.
const seckill = lazyBlock(
  lazyOptional(() => import("./SeckillOfToday.tsx").then((m) => ({ default: m.SeckillOfToday }))),
  { onServer: true },
);

/** The component of each type of block. Those of the first screen load with the page, the others as the buyer scrolls near them. */
export const homeBlocks: BlockRegistry<BlockType> = {
  carousel1: Carousel1Block,
  firstAdvert: FirstAdvertBlock,
  bannerAdvert: lower((m) => m.BannerAdvertBlock),
  carousel: lower((m) => m.CarouselBlock),
  carousel2: lower((m) => m.Carousel2Block),
  discountAdvert: lower((m) => m.DiscountAdvert),
  forYour: lower((m) => m.ForYour),
  goodsType: lower((m) => m.GoodsType),
  hotAdvert: lower((m) => m.HotAdvertBlock),
  mixModel: lower((m) => m.MixModel),
  newGoodsSort: lower((m) => m.NewGoodsSort),
  notEnough: lower((m) => m.NotEnough),
  oneRowThreeColumns: lower((m) => m.ThreeColumnsBlock),
  onlyGoodsModel: lower((m) => m.OnlyGoods),
  recommend: lower((m) => m.Recommend),
  seckill,
};

/** The same for a page that begins with slides and the flash sale: the sale stands beside the slides. */
export const homeBlocksWithOffers: BlockRegistry<BlockType> = { ...homeBlocks, seckill: SeckillBesideSlides };
