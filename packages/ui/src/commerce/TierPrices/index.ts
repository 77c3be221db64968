export { nextTier, type Tier, tierFor } from "./tierFor.ts";
export { TierPrices, type TierPricesProps } from "./TierPrices.tsx";
