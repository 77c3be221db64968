export { CartIcon } from "./CartIcon.tsx";
export { BoughtByOthers, SearchRail } from "./SearchRail.tsx";
export { useAddFromCard } from "./useAddFromCard.ts";
export { useAddToCart } from "./useAddToCart.ts";
export { useCartPieces } from "./useCartPieces.ts";
export { withCart } from "./withCart.ts";
export { useCartChanged, useCartCount } from "./useCartCount.ts";
