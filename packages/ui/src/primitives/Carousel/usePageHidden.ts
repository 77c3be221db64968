"use client";
import { useSyncExternalStore } from "react";
import { onPresence } from "../../runtime/presence.ts";

const subscribe = (onChange: () => void) => onPresence({ left: onChange, back: onChange });

/** Whether the buyer is looking at another tab. */
export function usePageHidden(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.hidden,
    () => false,
  );
}
