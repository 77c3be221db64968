"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { badge } from "./Badge.css.ts";

/** Largest number a badge shows; there is no plus sign. */
const LARGEST = 99;

/** Props of {@link Badge}. */
export interface BadgeProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The true count; nothing shows at 0 or below. */
  count: number;
  /** The count in words, for screen readers and as tooltip. @default "128 items" in the page's language */
  label?: string | undefined;
  /** Sits on the top corner of its positioned parent, such as an `IconButton`. @default false */
  floating?: boolean | undefined;
}

/** A count on an icon. For a state in words use `Tag`. */
export function Badge({ count, label, floating, className, ...rest }: BadgeProps) {
  const { badgeCount } = useMessages();
  if (!(count > 0)) return null;
  const words = label ?? badgeCount({ count });
  return (
    <span data-component="Badge" title={words} {...rest} className={clsx(badge({ floating }), className)}>
      <span aria-hidden="true">{Math.min(Math.trunc(count), LARGEST)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
