"use client";
import { clsx } from "clsx";
import Store from "lucide-react/icons/store";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { formatCount } from "../../format/count.ts";
import { Tag, type TagProps } from "../../primitives/Tag/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { Price } from "../Price/index.ts";
import * as styles from "./OrderCard.css.ts";

/** An order as a card shows it, in words of the page's language. */
export interface OrderSummary {
  readonly sn: string;
  readonly href: string;
  /** State in words, and its tone. */
  readonly status: string;
  readonly tone: TagProps["tone"];
  /** When it was placed, in words. */
  readonly placed: string;
  readonly storeName: string;
  /** Amount to pay, in units. */
  readonly amount: number;
  /** Pieces in all. */
  readonly pieces: number;
  readonly goods: readonly {
    readonly key: string;
    readonly name: string;
    readonly image?: string | undefined;
    readonly specs?: string | undefined;
  }[];
}

/** Props of {@link OrderCard}. */
export interface OrderCardProps extends Omit<ComponentPropsWithRef<"article">, "children"> {
  /** The order with its products, amount and state. */
  order: OrderSummary;
  /** Actions, the main one first. */
  actions?: ReactNode;
  /** A line at the bottom, such as the time left to pay or the parcel's progress. */
  foot?: ReactNode;
}

/** An order in a list: state, number, products, amount and actions. */
export function OrderCard({ order, actions, foot, className, ...rest }: OrderCardProps) {
  const { order: words } = useMessages();
  const { sn, href, status, tone, placed, storeName, amount, pieces, goods } = order;
  const [only] = goods;
  return (
    <article
      data-component="OrderCard"
      aria-label={words.name({ sn })}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <header className={styles.head}>
        <Tag tone={tone}>{status}</Tag>
        <UiLink href={href} className={styles.sn}>
          {sn}
        </UiLink>
        <span className={styles.placed}>{placed}</span>
        <span className={styles.store}>
          <Store aria-hidden="true" className={styles.storeIcon} />
          {storeName}
        </span>
      </header>
      <div className={styles.body}>
        <UiLink href={href} className={styles.goods}>
          {goods.slice(0, 4).map(({ key, name, image }) => (
            <ProductImage
              key={key}
              src={image}
              alt={goods.length > 1 ? name : ""}
              sizes="72px"
              className={styles.picture}
            />
          ))}
          {goods.length === 1 && only ? (
            <span className={styles.words}>
              <span className={styles.name}>{only.name}</span>
              {only.specs && <span className={styles.small}>{only.specs}</span>}
            </span>
          ) : (
            <span className={styles.small}>{words.goods({ count: formatCount(goods.length) })}</span>
          )}
        </UiLink>
        <div className={styles.money}>
          <Price value={amount} size="md" />
          <span className={styles.small}>{words.pieces({ count: formatCount(pieces) })}</span>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {foot && <footer className={styles.foot}>{foot}</footer>}
    </article>
  );
}
