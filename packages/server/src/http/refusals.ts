import { type Lang, type ServerWords, wordsIn } from "#server/locales.ts";

/** A business code that the server can refuse with. */
export type RefusalCode = keyof ServerWords["refusals"];

/** Why a call ends with the code of a fault although nothing of ours has failed. */
export type Because = keyof ServerWords["sentences"]["because"];

/** The message of a refusal in the buyer's language; of a 400 with a reason, that alone. */
export function refusalMessage(
  code: RefusalCode,
  params: Readonly<Record<string, string | number>>,
  lang: Lang,
): string {
  const words = wordsIn(lang);
  if (code === 400 && params["because"] !== undefined) return words.sentences.because[params["because"] as Because];
  return words.refusals[code]
    .replace(/\[([^\]]*)\]/g, (_, part: string) =>
      [...part.matchAll(/\{(\w+)\}/g)].every(([, name]) => params[name ?? ""] !== undefined) ? part : "",
    )
    .replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ""));
}
