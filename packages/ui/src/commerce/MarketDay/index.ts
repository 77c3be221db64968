export { MarketDay, type MarketDayProps } from "./MarketDay.tsx";
export type { DayRound } from "./dayRibbon.ts";
