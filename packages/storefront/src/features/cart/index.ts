export { BoughtByOthers, SearchedRail } from "./SearchedRail.tsx";
export { useAddFromCard } from "./useAddFromCard.ts";
export { useAddToCart } from "./useAddToCart.ts";
export { useCartChanged, useCartCount } from "./useCartCount.ts";

/** Puts into the cart what a visitor wanted there before they logged in (SE-08). */
export const loadResumedAdd = () => import("./ResumedAdd.ts").then((m) => m.ResumedAdd);
