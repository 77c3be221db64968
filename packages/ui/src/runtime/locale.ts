/** Languages the package speaks. Another one is a row here, its messages in `runtime/messages`, and its rules in `format`. */
export const locales = ["en", "zh"] as const;

/** One of the languages. */
export type Locale = (typeof locales)[number];

/** BCP 47 tag for `lang` attributes and `Intl`: Chinese is simplified, as written in mainland China. */
export const localeTags = { en: "en", zh: "zh-CN" } as const satisfies Record<Locale, string>;
