import { type Lang, localeOf, wordsIn } from "#server/locales.ts";
import type { Services } from "#server/services.ts";

/** A time in the shop's zone, which is named because the reader may live in another. */
export function momentWords(moment: Date, lang: Lang, { config }: Services): string {
  const { tag } = localeOf(lang);
  const timeZone = config.shopZone;
  const format = { day: "numeric", month: "long", hour: "numeric", minute: "2-digit", timeZone } as const;
  const zone = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: "short" })
    .formatToParts(moment)
    .find(({ type }) => type === "timeZoneName");
  return wordsIn(lang).letters.time(new Intl.DateTimeFormat(tag, format).format(moment), zone?.value ?? timeZone);
}
