import type { BlockProps, BlockRegistry } from "@sundry/ui/blocks/BlockPage";
import { Carousel1Block } from "@sundry/ui/blocks/Carousel1Block";
import { FirstAdvertBlock } from "@sundry/ui/blocks/FirstAdvertBlock";
import { type ComponentType, lazy } from "react";

type Lower = typeof import("./lowerBlocks.tsx");

const lower = (pick: (module: Lower) => ComponentType<BlockProps>) =>
  lazy(() => import("./lowerBlocks.tsx").then((module) => ({ default: pick(module) })));

/** A component for each kind of block; those of the first screen come with the page. */
export const homeBlocks: BlockRegistry = {
  carousel1: Carousel1Block,
  firstAdvert: FirstAdvertBlock,
  carousel: lower((m) => m.CarouselBlock),
  seckill: lower((m) => m.Seckill),
  goodsType: lower((m) => m.GoodsType),
  onlyGoodsModel: lower((m) => m.OnlyGoods),
  recommend: lower((m) => m.Recommend),
  bannerAdvert: lower((m) => m.BannerAdvertBlock),
  notEnough: lower((m) => m.NotEnough),
};
