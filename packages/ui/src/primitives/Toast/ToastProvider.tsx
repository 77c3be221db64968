"use client";
import { createContext, type ReactNode, useContext, useState } from "react";
import { Toaster } from "./Toaster.tsx";
import { createToastStore, type ToastStore } from "./toastStore.ts";

const ToastContext = createContext<ToastStore | null>(null);

/** Props of {@link ToastProvider}. */
export interface ToastProviderProps {
  /** The page's store, if code outside of components shows toasts too. @default a store of its own */
  store?: ToastStore | undefined;
  children?: ReactNode | undefined;
}

/** Gives the components below it `useToast`, and shows the toasts above everything else. Put one around the page. */
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

/** The page's toasts: `useToast().show({ text: "Removed", action: { label: "Undo", onAction } })`. */
export function useToast(): Pick<ToastStore, "show" | "dismiss"> {
  const store = useContext(ToastContext);
  if (!store) throw new Error("No toasts: put ToastProvider around the page.");
  return store;
}
