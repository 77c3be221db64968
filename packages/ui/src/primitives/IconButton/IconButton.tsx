"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { iconButton } from "./IconButton.css.ts";

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ComponentPropsWithRef<"button"> {
  /** What it does, for screen readers and as tooltip; begins with a verb. The words of a `Badge` inside follow it. */
  label: string;
  /** Look: `plain` until hovered, `quiet` grey, `float` white on pictures, `primary` cobalt. @default "plain" */
  variant?: "plain" | "quiet" | "float" | "primary" | "outline" | undefined;
  /** Edge: 32, 40 or 48 px; on touch the target is never under 44. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** A circle instead of a rounded square. @default false */
  round?: boolean | undefined;
}

/** An action shown by a drawing alone. Where there is room for words use `Button`. */
export function IconButton({ label, variant, size, round, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      data-component="IconButton"
      title={label}
      {...rest}
      className={clsx(iconButton({ variant, size, round }), className)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </button>
  );
}
