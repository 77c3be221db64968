"use client";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import * as styles from "./Toast.css.ts";
import { ToastBar } from "./Toast.tsx";
import { noToasts, type ToastStore } from "./toastStore.ts";

/** Moves the focus to the toasts, from anywhere on the page. */
const HOTKEY = "F8";

function useHotkey(region: React.RefObject<HTMLElement | null>, active: boolean) {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === HOTKEY) region.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [region, active]);
}

/**
 * The region where toasts appear. Its live regions are on the page from the start, because screen readers announce only
 * changes of a region they know.
 */
export function Toaster({ store }: { store: ToastStore }) {
  const { notifications } = useMessages();
  const toasts = useSyncExternalStore(store.subscribe, store.toasts, () => noToasts);
  const region = useRef<HTMLElement>(null);
  useHotkey(region, toasts.length > 0);
  const bars = (errors: boolean) =>
    toasts
      .filter(({ tone }) => (tone === "danger") === errors)
      .map((toast) => <ToastBar key={toast.id} toast={toast} onDismiss={() => store.dismiss(toast.id)} />);
  return (
    <section
      ref={region}
      tabIndex={-1}
      data-component="Toaster"
      data-keeps-overlay-open=""
      aria-label={notifications}
      onPointerEnter={store.pause}
      onPointerLeave={store.resume}
      onFocus={store.pause}
      onBlur={store.resume}
      className={styles.region}
    >
      <div aria-live="assertive" className={styles.stack}>
        {bars(true)}
      </div>
      <div aria-live="polite" className={styles.stack}>
        {bars(false)}
      </div>
    </section>
  );
}
