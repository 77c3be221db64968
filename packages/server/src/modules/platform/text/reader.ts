import type { Lang } from "#server/locales.ts";

/** The reader of an answer: their language, and the shop's time zone. */
export interface Reader {
  lang: Lang;
  zone: string;
}
