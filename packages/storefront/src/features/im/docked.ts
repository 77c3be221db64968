import { useState } from "react";
import { storage } from "../../shared/session/storage.ts";

const key = "chatDocked";

/** Whether the chat is in its corner: as the buyer left it on this device. */
export function useDocked() {
  const [docked, setDocked] = useState(() => storage.get(key) !== null);
  return {
    docked,
    onDockedChange: (next: { docked: boolean }) => {
      setDocked(next.docked);
      if (next.docked) storage.set(key, "1");
      else storage.remove(key);
    },
  };
}
