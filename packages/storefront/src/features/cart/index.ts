export { BoughtByOthers, SearchedRail } from "./SearchedRail.tsx";
export { useAddFromCard } from "./useAddFromCard.ts";
export { useAddToCart } from "./useAddToCart.ts";
export { useCartChanged, useCartCount } from "./useCartCount.ts";
