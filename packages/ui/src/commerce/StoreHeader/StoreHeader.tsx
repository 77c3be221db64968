"use client";
import { clsx } from "clsx";
import Star from "lucide-react/icons/star";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { Avatar } from "../../primitives/Avatar/index.ts";
import { useMessages } from "../../runtime/index.ts";
import type { StoreSummary } from "../StoreCard/index.ts";
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
}

/** The header of a store's page: avatar, name, description and scores. Beside products use `StoreCard`. */
export function StoreHeader({ store, tags, description, actions, className, ...rest }: StoreHeaderProps) {
  const { store: words } = useMessages();
  const { name, logo, scores, facts = [] } = store;
  const rows = scores
    ? [
        { label: words.description, value: scores.description },
        { label: words.service, value: scores.service },
        { label: words.delivery, value: scores.delivery },
      ]
    : [];
  return (
    <header data-component="StoreHeader" {...rest} className={clsx(styles.root, className)}>
      <Avatar name={name} src={logo} size="lg" />
      <div className={styles.words}>
        <div className={styles.title}>
          <h1 className={styles.name}>{name}</h1>
          {tags}
        </div>
        {description && <div className={styles.description}>{description}</div>}
        {rows.length + facts.length > 0 && (
          <dl className={styles.facts}>
            {rows.map(({ label, value }) => (
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
                <dd className={styles.score}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
