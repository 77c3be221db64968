"use client";
import { type KeyboardEvent, useState } from "react";
import { keepOverlayOpen } from "../../internal/keepOverlayOpen.ts";
import { useFocusReturn } from "../../internal/useFocusReturn.ts";
import { media } from "../../theme/breakpoints.ts";

interface Opening {
  open: boolean;
  /** It fills the screen, so nothing behind it may be reached. */
  modal: boolean;
}

/**
 * Lets the page behind the window be used: a press or a focus outside leaves it open, Escape counts only inside, Tab
 * leads out, and closing takes the focus from nobody. A window that fills the screen is modal instead.
 */
export function useBesidePage(open: boolean) {
  const focusReturn = useFocusReturn(false);
  // For as long as it is open: the other kind would be built anew, and a frame inside would lose its page.
  const [{ open: wasOpen, modal }, setOpening] = useState<Opening>({ open: false, modal: false });
  if (wasOpen !== open) setOpening({ open, modal: open && fillsScreen() });
  if (modal) return { modal, guards: { ...focusReturn, onInteractOutside: keepOverlayOpen }, parts: {} };
  return {
    modal,
    /** Handlers of the window. */
    guards: {
      onOpenAutoFocus: focusReturn.onOpenAutoFocus,
      onCloseAutoFocus(event: Event) {
        if (document.activeElement === document.body) focusReturn.onCloseAutoFocus(event);
        else event.preventDefault();
      },
      onInteractOutside: (event: Event) => event.preventDefault(),
      onEscapeKeyDown(event: Event) {
        if (!document.activeElement?.closest("[data-component='MovableDialog']")) event.preventDefault();
      },
    },
    /** Handlers of its parts. */
    parts: { onKeyDown: letTabOut },
  };
}

function fillsScreen(): boolean {
  return typeof matchMedia === "function" && matchMedia(media.noChatRoom).matches;
}

/** Radix would lead Tab from the last element back to the first. */
function letTabOut(event: KeyboardEvent): void {
  if (event.key === "Tab") event.stopPropagation();
}
