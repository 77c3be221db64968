"use client";
import { type RefObject, useEffect, useRef } from "react";
import { useEffectEvent } from "use-effect-event";

/**
 * A ref for a text control that browsers, password managers and extensions may fill in without telling anyone. `read` is
 * called with the control when it is left or changed, and before the form around it is submitted.
 */
export function useUnseenText<Control extends HTMLInputElement | HTMLTextAreaElement>(
  read: (control: Control) => void,
): RefObject<Control | null> {
  const ref = useRef<Control>(null);
  const latest = useEffectEvent(read);
  useEffect(() => {
    const control = ref.current;
    if (!control) return undefined;
    const { form } = control;
    const look = () => latest(control);
    // In the capture phase, before whoever sends the form.
    form?.addEventListener("submit", look, { capture: true });
    control.addEventListener("change", look);
    control.addEventListener("blur", look);
    return () => {
      form?.removeEventListener("submit", look, { capture: true });
      control.removeEventListener("change", look);
      control.removeEventListener("blur", look);
    };
  }, []);
  return ref;
}
