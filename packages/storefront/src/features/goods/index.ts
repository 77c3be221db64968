export { menuOf } from "./categories/categoryTree.ts";
export { useCategories } from "./categories/useCategories.ts";
export { useFavourite } from "./detail/useFavourite.ts";
export { useHotWords } from "./list/useHotWords.ts";
