"use client";
import { clsx } from "clsx";
import Star from "lucide-react/icons/star";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import * as styles from "./StoreCard.css.ts";

/** A store as a card shows it. */
export interface StoreSummary {
  readonly id: string;
  readonly name: string;
  /** Address of the store's page; without one the name is no link. */
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
  /** Buttons below the facts: visit, ask, favourite. */
  actions?: ReactNode | undefined;
}

/** A store: avatar, name, scores, facts and actions. */
export function StoreCard({ store, actions, className, ...rest }: StoreCardProps) {
  const { store: words } = useMessages();
  const { name, href, logo, scores, facts = [] } = store;
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
        <Avatar name={name} src={logo} size="md" />
        <h2 className={styles.name}>{href ? <UiLink href={href}>{name}</UiLink> : name}</h2>
      </div>
      <dl className={styles.facts}>
        {scoreRows.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd className={styles.score}>
              <Star aria-hidden="true" className={styles.star} />
              {value.toFixed(1)}
            </dd>
          </div>
        ))}
        {facts.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
