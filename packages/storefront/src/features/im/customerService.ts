import { useSyncExternalStore } from "react";
import type { IntentValues } from "../../shared/session/intent.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import type { ResumedProps, UseResumed } from "../../shared/session/resumed.ts";
import { useRunOnce } from "../../shared/session/useRunOnce.ts";

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

const useResumedChat: UseResumed = () => (values: IntentValues) => talkAbout(topicOf(values));

function topicOf({ storeId, goodsId, skuId }: IntentValues): ServiceTopic {
  return {
    ...(storeId !== undefined && { storeId: String(storeId) }),
    ...(goodsId !== undefined && { goodsId: String(goodsId) }),
    ...(skuId !== undefined && { skuId: String(skuId) }),
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the talk a visitor wanted before he logged in (SE-08). */
export function ResumedChat({ values, onDone }: ResumedProps): null {
  const act = useResumedChat();
  useRunOnce(() => act(values), onDone);
  return null;
}
