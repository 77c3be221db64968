import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import * as styles from "./AfterSalePage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** The goods of a case and their order. */
export function AfterSaleGoods({ afterSale }: { afterSale: AfterSale }) {
  const { t } = useTranslation("afterSale");
  const { goodsId, skuId, goodsName, goodsImage, simpleSpecs, num, orderSn } = afterSale;
  return (
    <section aria-label={t("detail.goods")} className={styles.panel}>
      <div className={styles.goods}>
        <ProductImage src={goodsImage} alt="" sizes="64px" />
        <div className={styles.goodsWords}>
          <UiLink href={hrefTo.goods({ goodsId, skuId })} className={styles.goodsName}>
            {goodsName}
          </UiLink>
          {simpleSpecs && <span className={styles.quiet}>{simpleSpecs}</span>}
          <span className={styles.quiet}>{t("detail.pieces", { count: num })}</span>
        </div>
        <TextLink href={hrefTo.order({ sn: orderSn })} className={styles.orderLink}>
          {t("detail.order", { sn: orderSn })}
        </TextLink>
      </div>
    </section>
  );
}
