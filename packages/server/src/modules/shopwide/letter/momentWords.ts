import { type Lang, localeOf, wordsIn } from "#server/locales.ts";
import type { Services } from "#server/services.ts";

/**
 * A time as the pages write it, such as "30 November at 01:15 GMT+8": in the shop's zone, which is named because the reader
 * may live in another.
 */
export function momentWords(moment: Date, lang: Lang, { config }: Pick<Services, "config">): string {
  const { tag } = localeOf(lang);
  const timeZone = config.shopZone;
  const format = {
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  } as const;
  // English without a country is American: November 30 at 1:15 AM.
  const written = new Intl.DateTimeFormat(tag === "en" ? "en-GB" : tag, format).format(moment);
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "short" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  return wordsIn(lang).letters.time(written, zone?.value ?? timeZone);
}
