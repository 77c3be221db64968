import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { afterSaleTypeLabels, label } from "@sundry/api/contract/labels";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./AfterSalePage.css.ts";

/** The request: kind, reason, description, photos, and the return parcel if there is one. */
export function AfterSaleRequest({ afterSale }: { afterSale: AfterSale }) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const shopTime = useShopTime();
  const photos = (afterSale.afterSaleImage ?? "").split(",").filter(Boolean);
  const facts = [
    { key: "kind", text: label(afterSaleTypeLabels, afterSale.serviceType, locale) },
    { key: "reason", text: afterSale.reason },
    { key: "description", text: afterSale.problemDesc },
    {
      key: "parcel",
      text:
        afterSale.mlogisticsNo &&
        [afterSale.mlogisticsName, afterSale.mlogisticsNo, shopTime.day(afterSale.mdeliverTime)]
          .filter(Boolean)
          .join(", "),
    },
  ] as const;
  return (
    <section aria-label={t("detail.request")} className={styles.panel}>
      <h2 className={styles.panelTitle}>{t("detail.request")}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ({ key, text }) =>
            text && (
              <div key={key} className={styles.fact}>
                <dt className={styles.quiet}>{t(`detail.${key}`)}</dt>
                <dd className={styles.value}>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {photos.length > 0 && (
        <ul aria-label={t("detail.photos")} className={styles.photos}>
          {photos.map((photo, index) => (
            <li key={photo}>
              <a href={photo} target="_blank" rel="noreferrer" aria-label={t("detail.photo", { index: index + 1 })}>
                <ProductImage src={photo} alt="" widths={[]} className={styles.photo} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
