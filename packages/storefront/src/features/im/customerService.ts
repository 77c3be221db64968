import { createStore } from "../../shared/data/createStore.ts";
import type { IntentValues } from "../../shared/session/intent.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";
import type { ResumedProps, UseResumed } from "../../shared/session/resumed.ts";
import { useRunOnce } from "../../shared/session/useRunOnce.ts";

/** What a buyer asks about: a store, and the product they look at. Empty for the platform. */
export interface ServiceTopic {
  readonly storeId?: string;
  readonly goodsId?: string;
  readonly skuId?: string;
}

/** The topic of the open dialog; undefined while it is closed. */
const openTopic = createStore<ServiceTopic | undefined>(undefined);

/**
 * Opens customer service. Visitors are asked to log in first, and nothing is fetched (SB-07, product 47). The dialog loads on
 * the first press.
 */
export function useCustomerService(): { open: (about?: ServiceTopic) => void } {
  const { requireLogin } = useLoginPrompt();
  return {
    open: (about = {}) => {
      if (requireLogin({ name: "chat", values: { ...about } })) openTopic.set(about);
    },
  };
}

/** The topic of the open dialog, undefined while it is closed, and the function that closes it. */
export function useServiceTopic(): { topic: ServiceTopic | undefined; close: () => void } {
  return { topic: openTopic.use(), close: () => openTopic.set(undefined) };
}

const useResumedChat: UseResumed = () => (values: IntentValues) => openTopic.set(topicOf(values));

function topicOf({ storeId, goodsId, skuId }: IntentValues): ServiceTopic {
  return {
    ...(storeId !== undefined && { storeId: String(storeId) }),
    ...(goodsId !== undefined && { goodsId: String(goodsId) }),
    ...(skuId !== undefined && { skuId: String(skuId) }),
  };
}

/** Opens the chat that a visitor asked for before they logged in (SE-08). */
export function ResumedChat({ values, onDone }: ResumedProps): null {
  const act = useResumedChat();
  useRunOnce(() => act(values), onDone);
  return null;
}
