"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { formatCount } from "../../format/count.ts";
import { countOf } from "../../internal/given.ts";
import { useLocale, useMessages } from "../../runtime/MessagesProvider.tsx";
import { VisuallyHidden } from "../VisuallyHidden/index.ts";
import { badge } from "./Badge.css.ts";

/** Largest number a badge shows; there is no plus sign. */
const LARGEST = 99;

/** Props of {@link Badge}. */
export interface BadgeProps extends Omit<ComponentPropsWithRef<"span">, "children"> {
  /** The true count; nothing shows at 0 or below. */
  count: number;
  /** The count as text, for screen readers and as a tooltip. @default "128 items" in the page's language */
  label?: string | undefined;
  /** Placed on the top corner of its positioned parent, such as an `IconButton`. @default false */
  floating?: boolean | undefined;
}

/** A count on an icon. For a state as text use `Tag`. */
export function Badge({ count: given, label, floating, className, ...rest }: BadgeProps) {
  const locale = useLocale();
  const { badgeCount } = useMessages();
  const count = countOf(given);
  if (count === undefined || count <= 0) return null;
  const words = label ?? badgeCount({ count });
  return (
    <span data-component="Badge" title={words} {...rest} className={clsx(badge({ floating }), className)}>
      <span aria-hidden="true">{formatCount(Math.min(count, LARGEST), locale)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
