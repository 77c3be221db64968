"use client";
import { type RefObject, useEffect, useRef } from "react";

interface FormEvents {
  /** Called with files pasted anywhere in the form. */
  onPaste: (files: readonly File[]) => void;
  /** Why the form can't be submitted yet; undefined if it can. */
  blockedBy: () => string | undefined;
  /** Called with the reason when a submit is blocked. */
  onBlocked: (reason: string) => void;
}

/** Listens to the form of a control: to a paste in any field, and to a submit that comes too early. */
export function useFormEvents(control: RefObject<HTMLInputElement | null>, events: FormEvents): void {
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const form = control.current?.form;
    if (!form) return undefined;
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current.onPaste(files);
    };
    const submit = (event: SubmitEvent) => {
      const reason = latest.current.blockedBy();
      if (reason === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current.onBlocked(reason);
    };
    form.addEventListener("paste", paste);
    form.addEventListener("submit", submit);
    return () => {
      form.removeEventListener("paste", paste);
      form.removeEventListener("submit", submit);
    };
  }, [control]);
}
