import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { afterSaleTypeLabels, label } from "@sundry/api/contract/labels";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopDate } from "../../shared/i18n/shopTime.ts";
import * as styles from "./AfterSalePage.css.ts";

/** What the buyer asked for: kind, reason, words, photos, and the parcel back once there is one. */
export function AfterSaleRequest({ one }: { one: AfterSale }) {
  const { t } = useTranslation("afterSale");
  const locale = useLocale();
  const photos = (one.afterSaleImage ?? "").split(",").filter(Boolean);
  const facts = [
    { key: "kind", text: label(afterSaleTypeLabels, one.serviceType, locale) },
    { key: "reason", text: one.reason },
    { key: "description", text: one.problemDesc },
    {
      key: "parcel",
      text:
        one.mlogisticsNo &&
        [one.mlogisticsName, one.mlogisticsNo, shopDate(one.mdeliverTime, locale)].filter(Boolean).join(", "),
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
