import type { Lang } from "./serve.ts";

/** Language of an answer: Chinese when the first language the client accepts is Chinese, English otherwise. */
export function languageOf(acceptLanguage: string | undefined): Lang {
  return /^\s*zh\b/i.test(acceptLanguage ?? "") ? "zh" : "en";
}
