"use client";
import { clsx } from "clsx";
import Star from "lucide-react/icons/star";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { formatRating } from "../../format/count.ts";
import { recordOf, recordsOf } from "../../internal/given.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import type { StoreSummary } from "../StoreCard/index.ts";
import { StoreCloth } from "../StoreCloth/index.ts";
import { StoreMark } from "../StoreMark/index.ts";
import * as styles from "./StoreHeader.css.ts";

/** Props of {@link StoreHeader}. */
export interface StoreHeaderProps extends Omit<ComponentPropsWithRef<"header">, "children"> {
  /** The store with its scores. */
  store: Omit<StoreSummary, "href">;
  /** Tags beside the name, such as "Official". */
  tags?: ReactNode | undefined;
  /** The store's own description. */
  description?: ReactNode | undefined;
  /** Actions: follow, contact, share. */
  actions?: ReactNode | undefined;
  /** Level of the name in the outline of the page. @default 1 */
  headingLevel?: HeadingLevel | undefined;
}

/** The header of a store's page: its cloth with its numbers sewn on, mark, name, description and scores. Beside products use `StoreCard`. */
export function StoreHeader({
  store: given,
  tags,
  description,
  actions,
  headingLevel = 1,
  className,
  ...rest
}: StoreHeaderProps) {
  const store = recordOf(given, ["scores", "facts"]);
  const Name = `h${headingLevel}` as const;
  const locale = useLocale();
  const { store: words } = useMessages();
  const { id, name, logo, scores } = store;
  const facts = recordsOf(store.facts ?? []);
  const rows = scores
    ? [
        { label: words.description, value: scores.description },
        { label: words.service, value: scores.service },
        { label: words.delivery, value: scores.delivery },
      ]
    : [];
  return (
    <header data-component="StoreHeader" {...rest} className={clsx(styles.root, className)}>
      <div className={styles.banner}>
        <StoreCloth storeId={id} />
      </div>
      <StoreMark storeId={id} name={name} logo={logo} size="xl" className={styles.mark} />
      <div className={styles.words}>
        <div className={styles.title}>
          <Name className={styles.name}>{name}</Name>
          {tags}
        </div>
        {description && <div className={styles.description}>{description}</div>}
      </div>
      {rows.length > 0 && (
        <dl className={styles.scores}>
          {rows.map(({ label, value }) => (
            <div key={label} className={styles.scored}>
              <dt>{label}</dt>
              <dd className={styles.score}>
                <Star aria-hidden="true" className={styles.star} />
                <span>{formatRating(value, locale)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {facts.length > 0 && (
        <dl data-part="facts" className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt>{label}</dt>
              <dd className={styles.number}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
