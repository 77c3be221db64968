"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { skipLink } from "./SkipLink.css.ts";

/** Props of {@link SkipLink}. */
export interface SkipLinkProps extends ComponentPropsWithRef<"a"> {
  /** Id of the element that holds the page's content; it should have `tabIndex={-1}`. */
  target: string;
}

/**
 * The first thing the Tab key reaches: jumps over header and menus. It moves the focus itself, because with a hash router
 * the address cannot name a place on the page.
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
