import { createContext } from "react";
import { type Key, unstable_serialize as serialize } from "swr";
import type { Call } from "@sundry/api/contract/call";
import type { ApiError } from "@sundry/api/client";
import { noteOldRead } from "./keptAnswers.ts";

/** How a call ended: with its result, or with a refusal that the page shows. */
export interface SentAnswer {
  data?: unknown;
  error?: Pick<ApiError, "kind" | "callId" | "status" | "code" | "serverMessage" | "requestId">;
}

/** The answers that a page was rendered from, by their keys in the cache. */
export type SentAnswers = readonly (readonly [key: string, answer: SentAnswer])[];

/** Asks during rendering on the server; the same key always gets the same promise. */
export type AskOnServer = (key: string, call: Call, input: object) => Promise<SentAnswer>;

/** Only on the server: how `useRead` gets its answers. */
export const AskOnServerContext = createContext<AskOnServer | undefined>(undefined);

/** How long an answer counts as asked for when the page was opened, in ms: the shop's code may load slowly. */
const freshForMs = 10_000;

let fresh: ReadonlySet<string> = new Set();

/**
 * The first content of the cache: a page that was sent with its answers does not ask for them again, unless the worker
 * has kept it since `keptAt` (epoch ms).
 */
export function cacheOf(answers: SentAnswers, keptAt?: number): Map<string, object> {
  if (keptAt === undefined) {
    fresh = new Set(answers.map(([key]) => key));
    setTimeout(() => {
      fresh = new Set();
    }, freshForMs);
  } else for (const [key] of answers) noteOldRead(key, keptAt);
  return new Map(answers.map(([key, answer]) => [key, { ...answer, isLoading: false, isValidating: false }]));
}

/** Whether the answer with this key has just come with the page. */
export function isJustSent(key: string): boolean {
  return fresh.has(key);
}

/** The answer with a key among those that came with the page. */
export function sentAnswer(answers: SentAnswers, key: Key): SentAnswer | undefined {
  const name = serialize(key);
  return answers.find(([each]) => each === name)?.[1];
}
