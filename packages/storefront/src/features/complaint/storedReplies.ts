import type { Reply } from "./reply.ts";

/** The unsent messages in the browser's storage. Malformed content counts as none (EN-04). */
export function storedReplies(kept: readonly unknown[]): readonly Reply[] {
  return kept.flatMap((value, place): Reply[] => {
    const { content, before } = (value ?? {}) as { content?: unknown; before?: unknown };
    if (typeof content !== "string" || typeof before !== "number") return [];
    return [{ key: `kept-${place}`, content, before, state: "unsent", unsure: true }];
  });
}
