import { type BlockReading, goodsOfItem, readBlock } from "../BlockPage/index.ts";
import { isRecord } from "../pageData/index.ts";
import type { SeckillGoodsSummary, SeckillRound } from "./slotStates.ts";

/**
 * Reads the rounds of a day, in order of time. A slot of a backend, `timeLine` and `seckillGoodsList`, begins at its hour of today, and ends when
 * the next begins. Without an hour or a readable start it is left out.
 *
 * @param today When the day of hours begins, in epoch ms.
 */
export function readRounds(
  value: unknown,
  today: number,
  path = "rounds",
  reading: BlockReading = readBlock(),
): readonly SeckillRound[] {
  const starting = reading
    .entries(value, path, (entry, place) => {
      if (!isRecord(entry)) return undefined;
      const hour = readHour(entry.hour ?? entry.timeLine);
      const [startsAt, endsAt] = [readMoment(entry.startsAt), readMoment(entry.endsAt)];
      const wrong = (moment: number | undefined, given: unknown) => moment === undefined && given != null;
      if (hour === undefined || wrong(startsAt, entry.startsAt) || wrong(endsAt, entry.endsAt)) return undefined;
      const goods = entry.goods ?? entry.seckillGoodsList;
      return {
        hour,
        startsAt: startsAt ?? new Date(today).setHours(hour),
        endsAt,
        goods: readGoods(reading, goods, `${place}.${entry.goods === undefined ? "seckillGoodsList" : "goods"}`),
      };
    })
    .toSorted((one, other) => one.startsAt - other.startsAt);
  return starting.map((round, index) => ({
    ...round,
    endsAt: round.endsAt ?? starting[index + 1]?.startsAt ?? new Date(round.startsAt).setHours(24, 0, 0, 0),
  }));
}

function readGoods(reading: BlockReading, value: unknown, path: string): readonly SeckillGoodsSummary[] {
  const list = reading.entries(value, path, (entry, place) => {
    if (!isRecord(entry)) return undefined;
    const { goodsImage, goodsName, claimedPercent } = entry;
    const item = reading.item({ img: goodsImage, name: goodsName, ...entry }, place);
    return item && { item, claimedPercent };
  });
  return list.map(({ item, claimedPercent }, index) => {
    const claimed = typeof claimedPercent === "number" && Number.isFinite(claimedPercent);
    return { ...goodsOfItem(item, index), ...(claimed && { claimedPercent }) };
  });
}

function readHour(value: unknown): number | undefined {
  const hour = typeof value === "string" && /^\d{1,2}$/.test(value) ? Number(value) : value;
  return typeof hour === "number" && hour >= 0 && hour < 24 ? Math.trunc(hour) : undefined;
}

/** Milliseconds since 1970, or a date with its zone. A date without one would be another moment on each device. */
function readMoment(value: unknown): number | undefined {
  if (typeof value === "string" && !/(?:Z|[+-]\d{2}:?\d{2})$/.test(value)) return undefined;
  const time = typeof value === "string" ? Date.parse(value) : value;
  return typeof time === "number" && Number.isFinite(time) ? time : undefined;
}
