import { type BlockProps, GoodsActionsProvider } from "@sundry/ui/blocks/BlockPage";
import { DiscountAdvertBlock } from "@sundry/ui/blocks/DiscountAdvertBlock";
import { ForYourBlock } from "@sundry/ui/blocks/ForYourBlock";
import { GoodsTypeBlock } from "@sundry/ui/blocks/GoodsTypeBlock";
import { MixModelBlock } from "@sundry/ui/blocks/MixModelBlock";
import { NewGoodsSortBlock } from "@sundry/ui/blocks/NewGoodsSortBlock";
import { NotEnoughBlock } from "@sundry/ui/blocks/NotEnoughBlock";
import { OnlyGoodsBlock } from "@sundry/ui/blocks/OnlyGoodsBlock";
import { RecommendBlock } from "@sundry/ui/blocks/RecommendBlock";
import type { ComponentType } from "react";
import { useFavouriteCards } from "../../favourite/index.ts";
import { useAddFromCard } from "../../cart/index.ts";

// The blocks below the first screen, in one chunk.
export { BannerAdvertBlock } from "@sundry/ui/blocks/BannerAdvertBlock";
export { Carousel2Block } from "@sundry/ui/blocks/Carousel2Block";
export { CarouselBlock } from "@sundry/ui/blocks/CarouselBlock";
export { HotAdvertBlock } from "@sundry/ui/blocks/HotAdvertBlock";
export { ThreeColumnsBlock } from "@sundry/ui/blocks/ThreeColumnsBlock";

/** Adds the buttons for the cart and the favourites to the goods of a block. */
function selling(Block: ComponentType<BlockProps>): ComponentType<BlockProps> {
  return function SellingBlock(props) {
    return (
      <GoodsActionsProvider onAddToCart={useAddFromCard()} {...useFavouriteCards()}>
        <Block {...props} />
      </GoodsActionsProvider>
    );
  };
}

export const DiscountAdvert = selling(DiscountAdvertBlock);
export const ForYour = selling(ForYourBlock);
export const GoodsType = selling(GoodsTypeBlock);
export const MixModel = selling(MixModelBlock);
export const NewGoodsSort = selling(NewGoodsSortBlock);
export const NotEnough = selling(NotEnoughBlock);
export const OnlyGoods = selling(OnlyGoodsBlock);
export const Recommend = selling(RecommendBlock);
