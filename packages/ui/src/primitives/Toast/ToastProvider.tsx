"use client";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Toaster } from "./Toaster.tsx";
import { createToastStore, type ToastStore } from "./toastStore.ts";

const ToastContext = createContext<ToastStore | null>(null);

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** A store shared with code outside components. @default a store of its own */
  store?: ToastStore | undefined;
  children?: ReactNode | undefined;
}

/**
 * Provides `useToast` and shows the toasts. Put one around the page. Toasts appear 24 px below the top of the window; a page with a
 * fixed header says where with the custom property `--sundry-toast-top` on the document.
 */
export function ToastProvider({ store, children }: ToastProviderProps) {
  const [own] = useState(createToastStore);
  const toasts = store ?? own;
  return (
    <ToastContext value={toasts}>
      {children}
      <Toaster store={toasts} />
    </ToastContext>
  );
}

/** Shows and dismisses toasts: `useToast().show({ text: "Removed", action: { label: "Undo", onAction } })`. */
export function useToast(): Pick<ToastStore, "show" | "dismiss"> {
  const store = useContext(ToastContext);
  if (!store) throw new Error("No toasts: put ToastProvider around the page.");
  return store;
}
