/** Languages the package speaks. */
export type Locale = "en" | "zh";

/** BCP 47 tag for `lang` attributes and `Intl`: Chinese is simplified, as written in mainland China. */
export const localeTags = { en: "en", zh: "zh-CN" } as const satisfies Record<Locale, string>;
