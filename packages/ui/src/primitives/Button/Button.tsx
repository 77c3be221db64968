"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Spinner } from "../Spinner/index.ts";
import { button, icon } from "./Button.css.ts";

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /** Weight of the action: one `primary` per region; `float` stands on a picture or a coloured field. @default "primary" */
  variant?: "primary" | "strong" | "outline" | "quiet" | "deal" | "float" | "text" | undefined;
  /** Height: 32, 40 or 48 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** Takes the whole width of its container. @default false */
  wide?: boolean | undefined;
  /** Small drawing before the words; the spinner takes its place while loading. */
  icon?: ReactNode | undefined;
  /** The action is under way: width stays, further presses do nothing. @default false */
  loading?: boolean | undefined;
}

/** Starts an action; its words begin with a verb. For a change of page use `ButtonLink`, for a drawing alone `IconButton`. */
export function Button({
  variant,
  size,
  wide,
  icon: drawing,
  loading = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const lead = loading ? <Spinner size="sm" label={null} /> : drawing;
  return (
    <button
      type="button"
      data-component="Button"
      data-loading={loading || undefined}
      aria-disabled={loading || undefined}
      aria-busy={loading || undefined}
      {...rest}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={clsx(button({ variant, size, wide }), className)}
    >
      {lead ? (
        <span data-part="icon" aria-hidden="true" className={icon}>
          {lead}
        </span>
      ) : null}
      {children}
    </button>
  );
}
