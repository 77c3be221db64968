import type { AfterSaleApplyInfo } from "@sundry/api/contract/entities/afterSale";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import * as styles from "./ApplyAfterSalePage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** The goods of an application. */
export function ApplyGoods({ info }: { info: AfterSaleApplyInfo }) {
  const { t } = useTranslation("afterSale");
  const { goodsId, skuId, goodsName, image, specs, num } = info;
  return (
    <div className={styles.goods}>
      <ProductImage src={image} alt="" sizes="64px" />
      <div className={styles.goodsWords}>
        <UiLink href={hrefTo.goods({ goodsId, skuId })} className={styles.goodsName}>
          {goodsName}
        </UiLink>
        {specs && <span className={styles.quiet}>{specs}</span>}
        <span className={styles.quiet}>{t("apply.left", { count: num })}</span>
      </div>
    </div>
  );
}
