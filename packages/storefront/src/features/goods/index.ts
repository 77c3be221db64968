export { categoryPath, menuOf } from "./categories/categoryTree.ts";
export { firstRead as goodsFirstRead } from "./detail/useGoods.ts";
export { firstRead as goodsListFirstRead } from "./list/searchInput.ts";
export { useCategories } from "./categories/useCategories.ts";
export { flashOf, isSoldOut, minimumOf, unitPrice } from "./detail/goodsView.ts";
export { useFavourite } from "./detail/useFavourite.ts";
export { isWatchSubject, useWatch, type WatchSubject } from "./detail/useWatch.ts";
export { useAddChosen } from "./list/useLedger.ts";
export { useHotWords, useKnownHotWords } from "./list/useHotWords.ts";
