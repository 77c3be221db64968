import { createStore } from "../../shared/data/createStore.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";

/** The subject of a chat: a store and the product on the page, or one of the buyer's orders. Without a store, the platform. */
export interface ServiceTopic {
  readonly storeId?: string;
  readonly goodsId?: string;
  readonly skuId?: string;
  readonly orderSn?: string;
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
