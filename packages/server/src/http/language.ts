import type { Context } from "hono";
import { accepts } from "hono/accepts";
import type { Lang } from "./serve.ts";

/** Language of an answer: Chinese when the language the client likes best is Chinese, English otherwise. */
export function languageOf(c: Context): Lang {
  const tag = accepts(c, {
    header: "Accept-Language",
    supports: ["en", "zh"],
    default: "en",
    match: (wanted, { default: fallback }) => wanted.find(({ q }) => q > 0)?.type ?? fallback,
  });
  return /^zh\b/i.test(tag) ? "zh" : "en";
}
