"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { skipLink } from "./SkipLink.css.ts";

/** Props of {@link SkipLink}. */
export interface SkipLinkProps extends ComponentPropsWithRef<"a"> {
  /** Id of the main content; the element should have `tabIndex={-1}`. */
  target: string;
}

/**
 * A link that skips header and menus, first in the tab order. It moves the focus itself, because a hash router uses the
 * address's hash.
 */
export function SkipLink({ target, className, children, onClick, ...rest }: SkipLinkProps) {
  const { skipToContent } = useMessages();
  return (
    <a
      data-component="SkipLink"
      href={`#${target}`}
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
      className={clsx(skipLink, className)}
    >
      {children ?? skipToContent}
    </a>
  );
}
