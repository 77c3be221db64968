import type { OrderItem } from "@sundry/api/contract/entities/order";
import { Price } from "@sundry/ui/commerce/Price";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { LineLinks } from "./LineLinks.tsx";
import { LineState } from "./LineState.tsx";
import * as styles from "./OrderDetailPage.css.ts";
import { screenOnly } from "../../shared/layout/paper.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { formatPrice } from "../../shared/site/money.ts";

/** The goods of an order as they were bought, each with its actions. */
export function OrderLines({ sn: orderSn, items }: { sn: string; items: readonly OrderItem[] }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  /** All pieces, or how many of them, are made only once they are ordered. */
  const madeToOrder = (count: number, num: number) =>
    count < num ? t("detail.partlyToOrder", { count }) : t("detail.madeToOrder");
  return (
    <section aria-label={t("detail.goods")} className={`${styles.panel} ${styles.goods}`}>
      <h2 className={`${styles.panelTitle} ${screenOnly}`}>{t("detail.goods")}</h2>
      <div aria-hidden="true" className={styles.goodsHead}>
        <div className={styles.headName} data-name={t("detail.goods")} />
        <div className={styles.headAmount} data-name={t("detail.total")} />
      </div>
      <ul className={styles.lines}>
        {items.map(({ goodsId, skuId, goodsName, image, simpleSpecs, unitPrice, num, toMake, subTotal, ...line }) => (
          <li key={line.sn} className={styles.item}>
            <ProductImage src={image} alt="" sizes="64px" className={screenOnly} />
            <div className={styles.itemWords}>
              <UiLink href={hrefTo.goods({ goodsId, skuId })} className={styles.itemName}>
                {goodsName}
              </UiLink>
              {simpleSpecs && <p className={styles.quiet}>{simpleSpecs}</p>}
              {toMake ? <p className={styles.quiet}>{madeToOrder(toMake, num)}</p> : null}
              <LineState orderSn={orderSn} line={line} />
            </div>
            <div className={styles.itemAmount}>
              <Price value={subTotal} size="sm" />
              <span className={styles.quiet}>
                {t("detail.priceTimesCount", { price: formatPrice(unitPrice, locale), count: num })}
              </span>
            </div>
            <div className={styles.itemActions}>
              <LineLinks orderSn={orderSn} line={line} name={goodsName} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
