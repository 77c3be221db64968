export { menuOf } from "./categories/categoryTree.ts";
export { useCategories } from "./categories/useCategories.ts";
export { useHotWords } from "./list/useHotWords.ts";

/** Buys what a visitor wanted before they logged in (SE-08). */
export const loadResumedBuyNow = () => import("./detail/ResumedBuyNow.ts").then((m) => m.ResumedBuyNow);

/** Saves what a visitor wanted to keep before they logged in (SE-08). */
export const loadResumedFavourite = () => import("./detail/ResumedFavourite.ts").then((m) => m.ResumedFavourite);
