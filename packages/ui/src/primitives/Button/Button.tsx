"use client";
import { clsx } from "clsx";
import * as Slot from "radix-ui/slot";
import { cloneElement, type ComponentPropsWithRef, isValidElement, type ReactNode } from "react";
import { ownText } from "../../internal/ownText.tsx";
import { Spinner } from "../Spinner/index.ts";
import { button, icon } from "./Button.css.ts";

/** Props of {@link Button}. */
export interface ButtonProps extends ComponentPropsWithRef<"button"> {
  /**
   * Emphasis of the action: one `primary` per region. `float` is for pictures and coloured backgrounds. @default "primary"
   */
  variant?: "primary" | "strong" | "outline" | "quiet" | "deal" | "float" | "text" | undefined;
  /** Height: 32, 40 or 48 px. @default "md" */
  size?: "sm" | "md" | "lg" | undefined;
  /** Fills the width of its container. @default false */
  wide?: boolean | undefined;
  /** Icon before the text; replaced by a spinner while loading. */
  icon?: ReactNode | undefined;
  /** The action is in progress: further presses do nothing. @default false */
  loading?: boolean | undefined;
  /** Renders its only child as the button, such as a link of the site's own router. @default false */
  asChild?: boolean | undefined;
}

/** Starts an action; its text begins with a verb. To go to another page use `ButtonLink`; for an icon alone `IconButton`. */
export function Button({
  variant,
  size,
  wide,
  icon: drawing,
  loading = false,
  asChild = false,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const lead = loading ? <Spinner size="sm" label={null} /> : drawing;
  const Root = (asChild ? Slot.Root : "button") as "button";
  return (
    <Root
      {...(!asChild && { type: "button" as const })}
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
      {asChild ? <Slot.Slottable>{withOwnText(children)}</Slot.Slottable> : ownText(children)}
    </Root>
  );
}

/** The only child of an `asChild` button, whose text stands beside the icon. */
function withOwnText(child: ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(child)) return child;
  return cloneElement(child, undefined, ownText(child.props.children));
}
