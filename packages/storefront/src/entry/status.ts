import type { SentAnswers } from "../shared/data/sentAnswers.ts";

/** Refusals for something that is not there: goods, a store, a topic, an article. */
const missing: ReadonlySet<number> = new Set([11001]);

/** The HTTP status of a page with these answers. */
export function statusOf(answers: SentAnswers): 200 | 404 {
  const isMissing = answers.some(([, { error }]) => error && (error.kind === "notFound" || missing.has(error.code)));
  return isMissing ? 404 : 200;
}
