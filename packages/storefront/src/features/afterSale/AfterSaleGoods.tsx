import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import * as styles from "./AfterSalePage.css.ts";

/** The goods of a case and the order they came with. */
export function AfterSaleGoods({ one }: { one: AfterSale }) {
  const { t } = useTranslation("afterSale");
  const { goodsId, skuId, goodsName, goodsImage, simpleSpecs, num, orderSn } = one;
  return (
    <section aria-label={t("detail.goods")} className={styles.panel}>
      <div className={styles.goods}>
        <ProductImage src={goodsImage} alt="" sizes="64px" />
        <div className={styles.goodsWords}>
          <UiLink href={`/goodsDetail?${new URLSearchParams({ goodsId, skuId })}`} className={styles.goodsName}>
            {goodsName}
          </UiLink>
          {simpleSpecs && <span className={styles.quiet}>{simpleSpecs}</span>}
          <span className={styles.quiet}>{t("detail.pieces", { count: num })}</span>
        </div>
        <TextLink href={`/home/OrderDetail?${new URLSearchParams({ sn: orderSn })}`} className={styles.orderLink}>
          {t("detail.order", { sn: orderSn })}
        </TextLink>
      </div>
    </section>
  );
}
