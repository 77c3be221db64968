"use client";
import { clsx } from "clsx";
import Store from "lucide-react/icons/store";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { recordOf, recordsOf, textOf } from "../../internal/given.ts";
import { ownText } from "../../internal/ownText.tsx";
import { formatCount } from "../../format/count.ts";
import type { Amount } from "../../format/money.ts";
import { Tag, type TagProps } from "../../primitives/Tag/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useLocale, useMessages } from "../../runtime/index.ts";
import { StoreCloth } from "../StoreCloth/index.ts";
import { Price } from "../Price/index.ts";
import * as styles from "./OrderCard.css.ts";

/** An order as a card shows it; texts are in the page's language. */
export interface OrderSummary {
  readonly sn: string;
  readonly href: string;
  /** State as text, and its tone. */
  readonly status: string;
  readonly tone: TagProps["tone"];
  /** Date of the order, formatted. */
  readonly placed: string;
  readonly storeName: string;
  /** Id of the store; its label is then woven in its cloth. */
  readonly storeId?: string | undefined;
  /** Amount to pay. */
  readonly amount: Amount;
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
export function OrderCard({ order: given, actions, foot, className, ...rest }: OrderCardProps) {
  const order = recordOf(given, ["goods"]);
  const locale = useLocale();
  const { order: words } = useMessages();
  const { href, status, tone, placed, storeName, storeId, amount, pieces } = order;
  const [sn, goods] = [textOf(order.sn), recordsOf(order.goods)];
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
        <UiLink href={href} translate="no" className={styles.sn}>
          {sn}
        </UiLink>
        <span className={styles.placed}>{placed}</span>
        <span className={styles.store}>
          {storeId === undefined ? (
            <Store aria-hidden="true" className={styles.storeIcon} />
          ) : (
            <StoreCloth storeId={storeId} shape="label" />
          )}
          <span>{storeName}</span>
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
            <span className={styles.small}>{words.goods({ count: formatCount(goods.length, locale) })}</span>
          )}
        </UiLink>
        <div className={styles.money}>
          <Price value={amount} size="md" />
          <span className={styles.small}>{words.pieces({ count: formatCount(pieces, locale) })}</span>
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {foot && <footer className={styles.foot}>{ownText(foot)}</footer>}
    </article>
  );
}
