import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useHydrating } from "../layout/useHydrating.ts";

interface SheetEntry {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A sheet that the browser's Back button closes, as an app would: while it is open, it has a history entry of its own with the address
 * of the page. `onClosed` runs however it was closed.
 */
export function useSheetEntry(name: string, onClosed?: () => void): SheetEntry {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrating = useHydrating();
  const isOpen = sheetOf(location.state) === name && !hydrating;
  const wasOpen = useRef(isOpen);
  const leaving = useRef(false);
  const closed = useEffectEvent(() => onClosed?.());
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed();
    wasOpen.current = isOpen;
    leaving.current = false;
  }, [isOpen]);
  return {
    isOpen,
    open() {
      // The browser's own entry is ahead of what is drawn: a double press opens once, at the address of now.
      if (sheetOf((window.history.state as { usr?: unknown } | null)?.usr) === name) return;
      void navigate(window.location.hash.slice(1) || "/", { state: { sheet: name } });
    },
    close() {
      if (leaving.current) return;
      leaving.current = true;
      void navigate(-1);
    },
  };
}

function sheetOf(state: unknown): unknown {
  return (state as { sheet?: unknown } | null)?.sheet;
}
