import type { Lang } from "#server/locales.ts";

/** Whom an answer is written for: their language, and the shop's time zone for moments. */
export interface Reader {
  lang: Lang;
  zone: string;
}
