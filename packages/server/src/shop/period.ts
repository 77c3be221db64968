import { isDay, momentOf, writtenMoment } from "#server/shopTime.ts";
import { WrongUse } from "./command.ts";

/** From a moment on, and before another one. */
export interface Period {
  from?: Date;
  to?: Date;
}

/**
 * The period of `--from` and `--to`: days of the shop's zone, the last one to its end, or times. Throws WrongUse for what
 * is neither.
 */
export function periodOf(options: Readonly<Record<string, string>>, zone: string): Period {
  const edge = (name: keyof Period, hour: 0 | 24) => {
    const text = options[name];
    if (text === undefined) return {};
    const moment = isDay(text) ? new Date(momentOf(text, hour, zone)) : writtenMoment(text, zone);
    if (!moment) throw new WrongUse(`--${name} needs a day such as 2026-01-30, or "2026-01-30 18:00".`);
    return { [name]: moment };
  };
  const period: Period = { ...edge("from", 0), ...edge("to", 24) };
  if (period.from && period.to && period.from >= period.to) throw new WrongUse("--from has to be before --to.");
  return period;
}
