import { escaped } from "#server/http/escaped.ts";
import { plainPage } from "#server/http/plainPages.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** A message on the outbox page. */
export interface ShownMessage {
  /** Time in the shop's zone. */
  at: string;
  to: string;
  subject: string | null;
  body: string;
  /** Address of the same in HTML. */
  letter: string | undefined;
}

/**
 * The messages that would have been sent if a provider were set up, newest first, with a link to the chat desk if there
 * is one.
 */
export function outboxPage(lang: Lang, messages: readonly ShownMessage[], hasDesk: boolean): string {
  const words = wordsIn(lang).sentences.outbox;
  const list = messages.map((message) => article(message, words.letter)).join("") || `<p>${words.none}</p>`;
  const desk = hasDesk ? `<p><a href="/im/desk">${words.desk}</a></p>` : "";
  return plainPage(lang, words.title, `<p>${words.why}</p>${desk}${list}`);
}

function article({ at, to, subject, body, letter }: ShownMessage, asLetter: string): string {
  const heading = subject === null ? "" : `<p><strong>${escaped(subject)}</strong></p>`;
  const lines = body.split("\n").map(escaped).join("<br>");
  const link = letter === undefined ? "" : `<p><a href="${letter}">${asLetter}</a></p>`;
  return `<article><h2>${escaped(to)}</h2><p><small>${at}</small></p>${heading}${link}<p>${lines}</p></article>`;
}
