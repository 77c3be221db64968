import { goodsOfItem, readItem } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import type { SeckillGoodsSummary, SeckillRound } from "./slotStates.ts";

/** Reads the rounds of a day, in order of time; one without its hour or its times is left out. */
export function readRounds(value: unknown): readonly SeckillRound[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list
    .flatMap((entry): SeckillRound[] => {
      if (!isRecord(entry)) return [];
      const { hour } = entry;
      const [startsAt, endsAt] = [readMoment(entry.startsAt), readMoment(entry.endsAt)];
      if (typeof hour !== "number" || !(hour >= 0 && hour < 24) || startsAt === undefined || endsAt === undefined)
        return [];
      return [{ hour: Math.trunc(hour), startsAt, endsAt, goods: readGoods(entry.goods) }];
    })
    .sort((one, other) => one.startsAt - other.startsAt);
}

function readGoods(value: unknown): readonly SeckillGoodsSummary[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  return list.flatMap((entry, index) => {
    const item = readItem(entry);
    if (!item || !isRecord(entry)) return [];
    const { claimedPercent } = entry;
    const claimed = typeof claimedPercent === "number" && Number.isFinite(claimedPercent);
    return [{ ...goodsOfItem(item, index), ...(claimed && { claimedPercent }) }];
  });
}

/** Milliseconds since 1970, or a date with its zone. A date without one would be another moment on each device. */
function readMoment(value: unknown): number | undefined {
  if (typeof value === "string" && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) return undefined;
  const time = typeof value === "string" ? Date.parse(value) : value;
  return typeof time === "number" && Number.isFinite(time) ? time : undefined;
}
