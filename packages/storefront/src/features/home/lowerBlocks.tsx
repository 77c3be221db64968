import type { BlockProps } from "@sundry/ui/blocks/BlockPage";
import { GoodsTypeBlock } from "@sundry/ui/blocks/GoodsTypeBlock";
import { NotEnoughBlock } from "@sundry/ui/blocks/NotEnoughBlock";
import { OnlyGoodsBlock } from "@sundry/ui/blocks/OnlyGoodsBlock";
import { RecommendBlock } from "@sundry/ui/blocks/RecommendBlock";
import { SeckillOfToday } from "./SeckillOfToday.tsx";
import { useAddFromCard } from "./useAddFromCard.ts";

/** The blocks below the first screen, in one chunk that loads while the first screen is drawn. */
export { BannerAdvertBlock } from "@sundry/ui/blocks/BannerAdvertBlock";
export { CarouselBlock } from "@sundry/ui/blocks/CarouselBlock";

export function Seckill(_: BlockProps) {
  return <SeckillOfToday />;
}

export function GoodsType(props: BlockProps) {
  return <GoodsTypeBlock {...props} onAdd={useAddFromCard()} />;
}

export function OnlyGoods(props: BlockProps) {
  return <OnlyGoodsBlock {...props} onAdd={useAddFromCard()} />;
}

export function Recommend(props: BlockProps) {
  return <RecommendBlock {...props} onAdd={useAddFromCard()} />;
}

export function NotEnough(props: BlockProps) {
  return <NotEnoughBlock {...props} onAdd={useAddFromCard()} />;
}
