export { BlockHeadings, type BlockHeadingsProps, useBlockLevel } from "./blockHeadings.tsx";
export { BlockGoodsCard, type BlockGoodsCardProps } from "./BlockGoodsCard.tsx";
export { type BlockError, BlockPage, type BlockPageProps, type BlockProps, type BlockRegistry } from "./BlockPage.tsx";
export {
  type GoodsActions,
  GoodsActionsProvider,
  type GoodsActionsProviderProps,
  useGoodsActions,
} from "./GoodsActionsProvider.tsx";
export { type BlockItem, goodsOfItem, readItem, readItems, readText } from "./readItem.ts";
export { type BlockReading, readBlock } from "./readBlock.ts";
export { useLeftOut } from "./useLeftOut.ts";
