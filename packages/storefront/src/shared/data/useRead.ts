import type { Call, Input, Result } from "@sundry/api/contract/call";
import useSWR, { type SWRConfiguration, unstable_serialize as serialize } from "swr";
import { use, useContext, useEffect } from "react";
import { client, type Fault } from "./client.ts";
import { useLocale } from "../i18n/locale.ts";
import { noteRead, showRead } from "./keptAnswers.ts";
import { startPrefetch, takePrefetched } from "./prefetchedRead.ts";
import { AskOnServerContext, isJustSent, type SentAnswer } from "./sentAnswers.ts";

export interface Read<T> {
  data: T | undefined;
  /** Why the last request failed; older data may still be present. */
  error: Fault | undefined;
  /** True until there is something to show. */
  loading: boolean;
  /** True while newer data loads. */
  refreshing: boolean;
  reload: () => Promise<unknown>;
}

export interface ReadOptions {
  /** For lists: keeps the last answer on screen while another input loads. */
  keepPrevious?: boolean;
  /** How long the same request is not repeated, in ms. Default 2000. */
  freshFor?: number;
  /**
   * Reads again whenever the buyer comes back, however short they were away (`FreshOnReturn`). Default false: prices must
   * not change just as a buyer presses a button.
   */
  onFocus?: boolean;
  /** For what surrounds every page: its age says nothing about that of the page. */
  ofFrame?: boolean;
}

type Key = readonly [id: string, locale: string, input: string];

/** A read that components show. */
interface Held {
  /** Ends its request, so that leaving a page cancels its calls (AP-06). */
  controller: AbortController;
  users: number;
  /** How many of the users want it read whenever the buyer comes back. */
  followers: number;
  /** When it was last asked for, in epoch ms. */
  askedAt: number;
}

/** The reads by their names. */
const held = new Map<string, Held>();
const unheld = (): Held => ({ controller: new AbortController(), users: 0, followers: 0, askedAt: 0 });

/**
 * The only way a page reads: one answer per call, input and language, shared by all components. `null` as input sends
 * nothing (AP-05, AP-06).
 */
export function useRead<C extends Call>(call: C, input: Input<C> | null, options: ReadOptions = {}): Read<Result<C>> {
  const locale = useLocale();
  const key: Key | null = input === null ? null : [call.id, locale, stableText(input)];
  const name = key ? readName(key) : undefined;
  const settings: SWRConfiguration = {
    keepPreviousData: options.keepPrevious ?? false,
    dedupingInterval: options.freshFor ?? 2000,
    revalidateOnFocus: false,
    revalidateOnReconnect: true,
    shouldRetryOnError: false,
    ...(name !== undefined && isJustSent(name) && { revalidateOnMount: false }),
  };
  const { ofFrame = false, onFocus = false } = options;
  useEffect(() => (name === undefined ? undefined : hold(name, onFocus)), [name, onFocus]);
  useEffect(() => (name === undefined || ofFrame ? undefined : showRead(name)), [name, ofFrame]);
  const answer = useSWR<Result<C>, Fault, Key | null>(key, () => ask(call, input as Input<C>, name ?? ""), settings);
  const askOnServer = useContext(AskOnServerContext);
  if (askOnServer && input !== null && name !== undefined) return sentRead<C>(use(askOnServer(name, call, input)));
  const aborted = answer.error?.kind === "aborted";
  return {
    data: answer.data,
    error: aborted ? undefined : answer.error,
    loading: answer.data === undefined && (answer.isLoading || aborted || (key !== null && !answer.error)),
    refreshing: answer.isValidating,
    reload: () => answer.mutate(),
  };
}

/** On the server a page waits for each answer; what it shows then is what the browser shows first. */
function sentRead<C extends Call>({ data, error }: SentAnswer): Read<Result<C>> {
  const [result, fault] = [data as Result<C> | undefined, error as Fault | undefined];
  return { data: result, error: fault, loading: false, refreshing: false, reload: async () => undefined };
}

/** The cache key of a read, for changes that must mark it stale. */
export function readKey<C extends Call>(call: C, input: Input<C>, locale: string): Key {
  return [call.id, locale, stableText(input)];
}

/** The name of a read: its key as text, as in the cache. */
export function readName(key: readonly string[]): string {
  return serialize(key);
}

/** Asks ahead for what a page will read with this input. The page takes the answer if it opens within seconds. */
export function prefetchRead<C extends Call>(call: C, input: Input<C>, locale: string): void {
  startPrefetch(readName(readKey(call, input, locale)), call, input);
}

/** Matches every cached answer of these calls, with any input: `mutate(readsOf(getAll))`. */
export function readsOf(...calls: readonly Pick<Call, "id">[]): (key: unknown) => boolean {
  const ids = new Set(calls.map((call) => call.id));
  return (key) => Array.isArray(key) && ids.has(String(key[0]));
}

/** Matches every cached answer. */
export function isRead(key: unknown): boolean {
  return Array.isArray(key) && key.length === 3;
}

/** Whether the read `name` is on the page and is to be read again whenever the buyer comes back. */
export function isFollowed(name: string): boolean {
  return (held.get(name)?.followers ?? 0) > 0;
}

/** When the read `name` was last asked for, in epoch ms; 0 if no component shows it. */
export function askedAt(name: string): number {
  return held.get(name)?.askedAt ?? 0;
}

async function ask<C extends Call>(call: C, input: Input<C>, name: string): Promise<Result<C>> {
  const entry = held.get(name) ?? unheld();
  if (entry.controller.signal.aborted) entry.controller = new AbortController();
  entry.askedAt = Date.now();
  held.set(name, entry);
  const known = client.session.user() ? undefined : takePrefetched(name);
  if (known) entry.controller.signal.addEventListener("abort", () => known.controller.abort());
  const answer = known
    ? (known.answer as Promise<Result<C>>)
    : client.send(call, input, { signal: entry.controller.signal });
  const result = await answer;
  noteRead(name, client.addressOf(call, input));
  return result;
}

function hold(name: string, follow: boolean): () => void {
  const entry = held.get(name) ?? unheld();
  entry.users += 1;
  entry.followers += Number(follow);
  held.set(name, entry);
  return () => {
    entry.users -= 1;
    entry.followers -= Number(follow);
    // A page that is shown again at once (strict mode, a moved component) keeps its request.
    queueMicrotask(() => {
      if (entry.users > 0) return;
      entry.controller.abort();
      held.delete(name);
    });
  };
}

function stableText(input: object): string {
  const entries = Object.entries(input).filter(([, value]) => value !== undefined);
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
