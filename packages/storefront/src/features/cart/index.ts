export { CartIcon } from "./CartIcon.tsx";
export { BoughtByOthers, SearchRail } from "./SearchRail.tsx";
export { tiersOfLine } from "./tiersOfLine.ts";
export { useAddFromCard } from "./useAddFromCard.ts";
export { linesText } from "./linesText.ts";
export { useAddSeveral, type Pieces } from "./useAddSeveral.ts";
export { useAddToCart } from "./useAddToCart.ts";
export { useCartPieces } from "./useCartPieces.ts";
export { useCartChanged, useCartCount } from "./useCartCount.ts";
