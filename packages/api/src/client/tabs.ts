/** Messages between tabs. */
export type TabMessage =
  | { readonly kind: "login" | "logout" | "lost" }
  | { readonly kind: "language"; readonly language: string }
  | { readonly kind: "cart"; readonly count: number };

/** The part of `BroadcastChannel` that the client uses. */
export interface Broadcast {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

export interface Tabs {
  /** The id of this tab. */
  readonly id: string;
  /** Sends a message to the other tabs, not to this one. */
  post(message: TabMessage): void;
  /** Subscribes to messages from other tabs, which are never passed on. Returns the function that unsubscribes. */
  listen(listener: (message: TabMessage) => void): () => void;
}

const kinds = ["login", "logout", "lost", "language", "cart"];

function isMessage(data: unknown, ownId: string): data is TabMessage {
  if (typeof data !== "object" || data === null || !("kind" in data) || !("from" in data)) return false;
  if (data.from === ownId || !kinds.includes(String(data.kind))) return false;
  if (data.kind === "language") return "language" in data && typeof data.language === "string";
  return data.kind !== "cart" || ("count" in data && typeof data.count === "number");
}

/** Connects this tab with the others through a channel. Without a channel it stays on its own. */
export function createTabs(id: string, channel?: Broadcast): Tabs {
  const listeners = new Set<(message: TabMessage) => void>();
  channel?.addEventListener("message", ({ data }) => {
    if (isMessage(data, id)) for (const listener of listeners) listener(data);
  });
  return {
    id,
    post: (message) => channel?.postMessage({ ...message, from: id }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
