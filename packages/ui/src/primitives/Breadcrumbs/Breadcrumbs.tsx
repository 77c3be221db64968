"use client";
import { clsx } from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { recordsOf } from "../../internal/given.ts";
import { UiLink } from "../../runtime/LinkProvider.tsx";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import * as styles from "./Breadcrumbs.css.ts";

/** One breadcrumb. */
export interface Crumb {
  label: ReactNode;
  /** Address; the last crumb is the page itself and needs none. */
  href?: string | undefined;
}

/** Props of {@link Breadcrumbs}. */
export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** The breadcrumbs from the home page to this one. */
  crumbs: readonly Crumb[];
}

/** Breadcrumbs: where this page is in the shop. For pages of equal rank use `Tabs` or links. */
export function Breadcrumbs({ crumbs: given, className, ...rest }: BreadcrumbsProps) {
  const crumbs = recordsOf(given);
  const { breadcrumbs } = useMessages();
  const last = crumbs.length - 1;
  return (
    <nav data-component="Breadcrumbs" aria-label={breadcrumbs} {...rest} className={clsx(styles.root, className)}>
      <ol className={styles.list}>
        {crumbs.map(({ label, href }, index) => (
          <li key={index} className={styles.item}>
            {index > 0 ? <ChevronRight aria-hidden="true" className={styles.arrow} /> : null}
            {href !== undefined && index < last ? (
              <UiLink href={href} className={styles.link}>
                {label}
              </UiLink>
            ) : (
              <span aria-current={index === last ? "page" : undefined} className={styles.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
