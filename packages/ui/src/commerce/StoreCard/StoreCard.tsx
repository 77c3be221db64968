"use client";
import { clsx } from "clsx";
import Star from "lucide-react/icons/star";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { formatRating } from "../../format/count.ts";
import { recordOf, recordsOf } from "../../internal/given.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { UiLink, useLocale, useMessages } from "../../runtime/index.ts";
import { plain } from "../../theme/plain.css.ts";
import { StoreMark } from "../StoreMark/index.ts";
import * as styles from "./StoreCard.css.ts";

/** A store as a card shows it. */
export interface StoreSummary {
  readonly id: string;
  readonly name: string;
  /** Address of the store's page; without one, the name is not a link. */
  readonly href?: string | undefined;
  readonly logo?: string | undefined;
  /** Average scores, 1 to 5. */
  readonly scores?: { readonly description: number; readonly service: number; readonly delivery: number } | undefined;
  /** More facts: number of products, open since. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[] | undefined;
}

/** Props of {@link StoreCard}. */
export interface StoreCardProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** The store with its scores. */
  store: StoreSummary;
  /** Buttons below the facts: visit, contact, favourite. */
  actions?: ReactNode | undefined;
  /** Level of the name in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** A store: mark, name, scores, facts and actions. */
export function StoreCard({ store: given, actions, headingLevel = 2, className, ...rest }: StoreCardProps) {
  const store = recordOf(given, ["scores", "facts"]);
  const Name = `h${headingLevel}` as const;
  const locale = useLocale();
  const { store: words } = useMessages();
  const { id, name, href, logo, scores } = store;
  const facts = recordsOf(store.facts ?? []);
  const scoreRows = scores
    ? [
        { label: words.description, value: scores.description },
        { label: words.service, value: scores.service },
        { label: words.delivery, value: scores.delivery },
      ]
    : [];
  return (
    <section data-component="StoreCard" aria-label={name} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <StoreMark storeId={id} name={name} logo={logo} />
        <Name className={styles.name}>
          {href ? (
            <UiLink href={href} className={plain}>
              {name}
            </UiLink>
          ) : (
            name
          )}
        </Name>
      </div>
      <dl className={styles.facts}>
        {scoreRows.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.score}>
              <Star aria-hidden="true" className={styles.star} />
              <span>{formatRating(value, locale)}</span>
            </dd>
          </div>
        ))}
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={plain}>{value}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
