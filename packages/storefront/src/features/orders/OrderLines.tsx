import type { OrderItem } from "@sundry/api/contract/entities/order";
import { Price } from "@sundry/ui/commerce/Price";
import { formatPrice } from "@sundry/ui/format/price";
import { Tray } from "@sundry/ui/primitives/Tray";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../app/locale.ts";
import * as styles from "./OrderDetailPage.css.ts";

/** The goods of an order as they were bought. */
export function OrderLines({ items }: { items: readonly OrderItem[] }) {
  const { t } = useTranslation("orders");
  const locale = useLocale();
  return (
    <section aria-label={t("detail.goods")} className={styles.panel}>
      <h2 className={styles.panelTitle}>{t("detail.goods")}</h2>
      <ul className={styles.lines}>
        {items.map(({ sn, goodsId, skuId, goodsName, image, simpleSpecs, unitPrice, num, subTotal }) => (
          <li key={sn} className={styles.item}>
            <Tray src={image} alt="" sizes="64px" />
            <div>
              <UiLink href={`/goodsDetail?${new URLSearchParams({ goodsId, skuId })}`} className={styles.itemName}>
                {goodsName}
              </UiLink>
              {simpleSpecs && <p className={styles.quiet}>{simpleSpecs}</p>}
            </div>
            <div className={styles.itemAmount}>
              <Price value={subTotal} size="sm" />
              <span className={styles.quiet}>
                {t("detail.multiply", { price: formatPrice(unitPrice, locale), count: num })}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
