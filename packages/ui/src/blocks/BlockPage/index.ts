export { type BlockFault, BlockPage, type BlockPageProps, type BlockProps, type BlockRegistry } from "./BlockPage.tsx";
export { actionsOf, type GoodsActions } from "./goodsActions.ts";
export { type BlockItem, goodsOfItem, readItem, readItems, readText } from "./readItem.ts";
export { isRecord, type PageBlock, type ReadPage, readPage } from "./readPage.ts";
