export { SeckillDataBlock, type SeckillDataBlockProps } from "./SeckillDataBlock.tsx";
export { SeckillBlock, type SeckillBlockProps } from "./SeckillBlock.tsx";
export { SeckillOffers, type SeckillOffersProps } from "./SeckillOffers.tsx";
export {
  currentRound,
  type RoundState,
  roundState,
  type SeckillGoodsSummary,
  type SeckillRound,
  startOf,
} from "./slotStates.ts";
