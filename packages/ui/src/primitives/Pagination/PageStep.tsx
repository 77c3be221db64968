"use client";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { UiLink } from "../../runtime/LinkProvider.tsx";
import * as styles from "./Pagination.css.ts";

/** Props of {@link PageStep}. */
export interface PageStepProps {
  label: string;
  rel: "prev" | "next";
  /** Address of the page; undefined at the end of the list. */
  href?: string | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** The link to the previous or next page. At the end of the list, a disabled mark. */
export function PageStep({ label, rel, href, onClick, children }: PageStepProps) {
  const look = clsx(styles.page, styles.arrow);
  if (href === undefined)
    return (
      <span role="link" aria-disabled="true" aria-label={label} className={look}>
        {children}
      </span>
    );
  return (
    <UiLink href={href} rel={rel} aria-label={label} onClick={onClick} className={look}>
      {children}
    </UiLink>
  );
}
