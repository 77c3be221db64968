import { createStore } from "../../shared/data/createStore.ts";
import { useLoginPrompt } from "../../shared/session/loginPrompt.ts";

/** The subject of a chat: a store and the product on the page, or one of the buyer's orders. Without a store, the platform. */
export interface ServiceTopic {
  readonly storeId?: string;
  readonly goodsId?: string;
  readonly skuId?: string;
  readonly orderSn?: string;
}

interface Opened {
  topic: ServiceTopic;
  /** How often it has been asked for. */
  asked: number;
}

/** The open chat; undefined while it is closed. */
const openChat = createStore<Opened | undefined>(undefined);

/**
 * Opens customer service. Visitors are asked to log in first, and nothing is fetched (SB-07, product 47). The dialog loads on
 * the first press.
 */
export function useCustomerService(): { open: (about?: ServiceTopic) => void } {
  const { requireLogin } = useLoginPrompt();
  return {
    open: (about = {}) => {
      if (!requireLogin({ name: "chat", values: { ...about } })) return;
      const now = openChat.get();
      // The page stays usable: asked for again, the open chat keeps what is typed.
      const topic = now && JSON.stringify(now.topic) === JSON.stringify(about) ? now.topic : about;
      openChat.set({ topic, asked: (now?.asked ?? 0) + 1 });
    },
  };
}

/** The open chat, undefined while it is closed, and the function that closes it. */
export function useOpenChat(): { chat: Opened | undefined; close: () => void } {
  return { chat: openChat.use(), close: () => openChat.set(undefined) };
}
