/** What tabs tell each other (SE-05, BU-06). */
export type TabNews =
  | { readonly kind: "login" | "logout" | "lost" }
  | { readonly kind: "language"; readonly language: string }
  | { readonly kind: "cart"; readonly count: number };

/** What we use of a `BroadcastChannel`. */
export interface Broadcast {
  postMessage(message: unknown): void;
  addEventListener(type: "message", listener: (event: { readonly data: unknown }) => void): void;
}

export interface Tabs {
  /** This tab's name among the others. */
  readonly id: string;
  /** Tells the other tabs; this one is not told. */
  tell(news: TabNews): void;
  /** Hears what other tabs tell; returns the way to stop. What is heard is never passed on (lessons 8). */
  listen(listener: (news: TabNews) => void): () => void;
}

const kinds = ["login", "logout", "lost", "language", "cart"];

function isNews(data: unknown, ownId: string): data is TabNews {
  if (typeof data !== "object" || data === null || !("kind" in data) || !("from" in data)) return false;
  if (data.from === ownId || !kinds.includes(String(data.kind))) return false;
  if (data.kind === "language") return "language" in data && typeof data.language === "string";
  return data.kind !== "cart" || ("count" in data && typeof data.count === "number");
}

/** Connects this tab with the others through a channel; without one it stays alone. */
export function createTabs(id: string, channel?: Broadcast): Tabs {
  const listeners = new Set<(news: TabNews) => void>();
  channel?.addEventListener("message", ({ data }) => {
    if (isNews(data, id)) for (const listener of listeners) listener(data);
  });
  return {
    id,
    tell: (news) => channel?.postMessage({ ...news, from: id }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
