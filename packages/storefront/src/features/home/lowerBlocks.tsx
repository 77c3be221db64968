import type { BlockProps } from "@sundry/ui/blocks/BlockPage";
import { DiscountAdvertBlock } from "@sundry/ui/blocks/DiscountAdvertBlock";
import { ForYourBlock } from "@sundry/ui/blocks/ForYourBlock";
import { GoodsTypeBlock } from "@sundry/ui/blocks/GoodsTypeBlock";
import { MixModelBlock } from "@sundry/ui/blocks/MixModelBlock";
import { NewGoodsSortBlock } from "@sundry/ui/blocks/NewGoodsSortBlock";
import { NotEnoughBlock } from "@sundry/ui/blocks/NotEnoughBlock";
import { OnlyGoodsBlock } from "@sundry/ui/blocks/OnlyGoodsBlock";
import { RecommendBlock } from "@sundry/ui/blocks/RecommendBlock";
import type { GoodsSummary } from "@sundry/ui/commerce/GoodsCard";
import type { ComponentType } from "react";
import { useAddFromCard } from "../cart/useAddFromCard.ts";

// The blocks below the first screen, in one chunk that loads while the first screen is drawn.
export { BannerAdvertBlock } from "@sundry/ui/blocks/BannerAdvertBlock";
export { Carousel2Block } from "@sundry/ui/blocks/Carousel2Block";
export { CarouselBlock } from "@sundry/ui/blocks/CarouselBlock";
export { HotAdvertBlock } from "@sundry/ui/blocks/HotAdvertBlock";
export { ThreeColumnsBlock } from "@sundry/ui/blocks/ThreeColumnsBlock";

type GoodsBlock = ComponentType<BlockProps & { onAdd?: (event: { goods: GoodsSummary }) => void }>;

/** A block of goods whose cards put their smallest count into the cart. */
function adding(Block: GoodsBlock): ComponentType<BlockProps> {
  return function AddingBlock(props) {
    return <Block {...props} onAdd={useAddFromCard()} />;
  };
}

export const DiscountAdvert = adding(DiscountAdvertBlock);
export const ForYour = adding(ForYourBlock);
export const GoodsType = adding(GoodsTypeBlock);
export const MixModel = adding(MixModelBlock);
export const NewGoodsSort = adding(NewGoodsSortBlock);
export const NotEnough = adding(NotEnoughBlock);
export const OnlyGoods = adding(OnlyGoodsBlock);
export const Recommend = adding(RecommendBlock);
