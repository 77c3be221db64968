export { SeckillBlock, type SeckillBlockProps } from "./SeckillBlock.tsx";
export {
  currentRound,
  type RoundState,
  roundState,
  type SeckillGoodsSummary,
  type SeckillRound,
} from "./slotStates.ts";
