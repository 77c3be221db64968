"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { spinner } from "./Spinner.css.ts";

/** Props of {@link Spinner}. */
export interface SpinnerProps extends ComponentPropsWithRef<"span"> {
  /** Diameter: 16, 20 or 24 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** What is loading; null if text beside it says so. @default "Loading" in the page's language */
  label?: string | null | undefined;
}

/** Shows that something short is in progress. For a part of the page that is still empty use `Skeleton`. */
export function Spinner({ size = "md", label, className, ...rest }: SpinnerProps) {
  const { loading } = useMessages();
  const aria = label === null ? { "aria-hidden": true } : { role: "img", "aria-label": label ?? loading };
  return <span data-component="Spinner" {...aria} {...rest} className={clsx(spinner({ size }), className)} />;
}
