import { useSyncExternalStore } from "react";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";

/** Whom and what a buyer wants to talk about: a store, and the goods he looks at; nothing of it means the platform. */
export interface ServiceTopic {
  readonly storeId?: string;
  readonly goodsId?: string;
  readonly skuId?: string;
}

let topic: ServiceTopic | undefined;
const listeners = new Set<() => void>();

function talkAbout(next: ServiceTopic | undefined): void {
  topic = next;
  for (const listener of listeners) listener();
}

/**
 * Opens customer service; a visitor is asked to log in first and nothing is fetched (SB-07, decisions 47). The dialog itself
 * loads on the first press.
 */
export function useCustomerService(): { open: (about?: ServiceTopic) => void } {
  const { requireLogin } = useLoginPrompt();
  return {
    open: (about = {}) => {
      if (requireLogin({ name: "chat", values: { ...about } })) talkAbout(about);
    },
  };
}

/** What the open customer service is about, undefined while it is closed, and the way to close it. */
export function useServiceTopic(): { topic: ServiceTopic | undefined; close: () => void } {
  const current = useSyncExternalStore(
    subscribe,
    () => topic,
    () => undefined,
  );
  return { topic: current, close: () => talkAbout(undefined) };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
