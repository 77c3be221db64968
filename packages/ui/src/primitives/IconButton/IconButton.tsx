"use client";
import { clsx } from "clsx";
import * as Slot from "radix-ui/slot";
import type { ComponentPropsWithRef } from "react";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { iconButton } from "./IconButton.css.ts";

/** Props of {@link IconButton}. */
export interface IconButtonProps extends ComponentPropsWithRef<"button"> {
  /** What it does, as accessible name and tooltip; begins with a verb. The text of a `Badge` inside follows it. */
  label: string;
  /** `plain` until hovered, `quiet` grey, `float` white on pictures, `primary` filled. @default "plain" */
  variant?: "plain" | "quiet" | "float" | "primary" | "outline" | undefined;
  /** Width and height: 32, 40 or 48 px; the touch target is at least 44. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** A circle instead of a rounded square. @default false */
  round?: boolean | undefined;
  /** Renders its only child as the button, such as a link around an icon. @default false */
  asChild?: boolean | undefined;
}

/** A button with only an icon. Where there is room for text use `Button`. */
export function IconButton({
  label,
  variant,
  size,
  round,
  asChild = false,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const Root = (asChild ? Slot.Root : "button") as "button";
  return (
    <Root
      {...(!asChild && { type: "button" as const })}
      data-component="IconButton"
      title={label}
      {...rest}
      className={clsx(iconButton({ variant, size, round }), className)}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      {asChild ? <Slot.Slottable>{children}</Slot.Slottable> : children}
    </Root>
  );
}
