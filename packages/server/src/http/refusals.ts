import { type Lang, type ServerWords, wordsIn } from "#server/locales.ts";

/** A business code that the server can refuse with. */
export type RefusalCode = keyof ServerWords["refusals"];

/** The message of a refusal in the buyer's language. */
export function refusalMessage(
  code: RefusalCode,
  params: Readonly<Record<string, string | number>>,
  lang: Lang,
): string {
  return wordsIn(lang)
    .refusals[code].replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => params[name ?? ""] !== undefined) ? part : "",
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
}
