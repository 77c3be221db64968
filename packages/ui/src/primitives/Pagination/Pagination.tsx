"use client";
import { clsx } from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import type { ComponentPropsWithRef } from "react";
import { formatCount, formatIndex } from "../../format/count.ts";
import { UiLink } from "../../runtime/LinkProvider.tsx";
import { useLocale, useMessages } from "../../runtime/MessagesProvider.tsx";
import { PageStep } from "./PageStep.tsx";
import * as styles from "./Pagination.css.ts";
import { pageWindow } from "./pageWindow.ts";

/** Props of {@link Pagination}. */
export interface PaginationProps extends Omit<ComponentPropsWithRef<"nav">, "children"> {
  /** The current page, from 1. */
  page: number;
  /** Rows per page. */
  pageSize: number;
  /** Total number of rows. */
  total: number;
  /** Returns the address of a page, so that each is a link. */
  hrefOf: (page: number) => string;
  /** Called when a page is chosen, before its link is followed. */
  onPageChange?: ((event: { page: number }) => void) | undefined;
}

/** Pagination of a long list. Renders nothing for a single page. */
export function Pagination({ page, pageSize, total, hrefOf, onPageChange, className, ...rest }: PaginationProps) {
  const locale = useLocale();
  const { pagination } = useMessages();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1 && page === 1) return null;
  const go = (next: number) => ({ href: hrefOf(next), onClick: () => onPageChange?.({ page: next }) });
  const range = pagination.range({
    from: formatCount(Math.min(total, (page - 1) * pageSize + 1), locale),
    to: formatCount(Math.min(total, page * pageSize), locale),
    total: formatCount(total, locale),
  });
  return (
    <nav data-component="Pagination" aria-label={pagination.label} {...rest} className={clsx(styles.root, className)}>
      <ul className={styles.list}>
        <li>
          <PageStep label={pagination.previous} rel="prev" {...(page > 1 && go(page - 1))}>
            <ChevronLeft aria-hidden="true" />
          </PageStep>
        </li>
        {pageWindow(page, pages).map((slot, index) => (
          <li key={slot === "gap" ? `gap-${index}` : slot}>
            {slot === "gap" ? (
              <span aria-hidden="true" className={styles.gap}>
                …
              </span>
            ) : (
              <UiLink
                {...go(slot)}
                aria-label={pagination.page({ page: formatIndex(slot, locale) })}
                aria-current={slot === page ? "page" : undefined}
                className={styles.page}
              >
                {formatIndex(slot, locale)}
              </UiLink>
            )}
          </li>
        ))}
        <li>
          <PageStep label={pagination.next} rel="next" {...(page < pages && go(page + 1))}>
            <ChevronRight aria-hidden="true" />
          </PageStep>
        </li>
      </ul>
      <p data-part="range" className={styles.range}>
        {range}
      </p>
    </nav>
  );
}
