import { isSentWanted } from "../../start/isSentWanted.ts";
import { keptAtAttribute } from "../../start/workerAddress.ts";
import type { SentAnswers } from "./sentAnswers.ts";

/** What the server sends beside the markup of a page that it has rendered. */
export interface SentPage {
  /** The answers that the page was rendered from. */
  answers: SentAnswers;
  /** Time of the rendering; epoch ms. */
  now: number;
  /** When the worker has kept it, in epoch ms, if it comes from there. */
  keptAt?: number | undefined;
}

/** Id of the element with the {@link SentPage} as JSON. */
export const sentPageId = "sent-page";

/**
 * The page that the server has rendered into this document; undefined if there is none, or if the visitor wants another
 * one by now. Ask before the address becomes a hash route.
 */
export function sentPage(): SentPage | undefined {
  if (document.documentElement.dataset["sent"] !== "page" || !isSentWanted()) return undefined;
  const text = document.getElementById(sentPageId)?.textContent;
  const keptAt = document.documentElement.getAttribute(keptAtAttribute);
  return text ? { ...(JSON.parse(text) as SentPage), ...(keptAt && { keptAt: Date.parse(keptAt) }) } : undefined;
}

/** The language that the server has chosen for this document; empty if it has not rendered it. */
export function sentLanguage(): string {
  return globalThis.document?.documentElement.dataset["language"] ?? "";
}

/**
 * The element for the shop without a page that was set aside: it shows the shapes of the shell again, until React draws
 * the shell itself.
 */
export function clearedRoot(root: HTMLElement): HTMLElement {
  const shapes = document.querySelector(".first-paint");
  if (shapes && !root.contains(shapes)) root.replaceChildren(shapes);
  delete document.documentElement.dataset["sent"];
  return root;
}
