import { list } from "@sundry/api/contract/coupon";
import { useTranslation } from "react-i18next";
import { useRead } from "../../app/useRead.ts";
import { CouponTickets } from "../promotions/CouponTickets.tsx";
import * as styles from "./StorePage.css.ts";

/** The coupons of a store, to be claimed in place; silently absent when there are none or they fail. */
export function StoreCoupons({ storeId }: { storeId: string }) {
  const { t } = useTranslation("store");
  const { data } = useRead(list, { storeId, pageNumber: 1, pageSize: 20 });
  if (!data || data.records.length === 0) return null;
  return (
    <section aria-label={t("coupons")} className={styles.coupons}>
      <h2 className={styles.sectionTitle}>{t("coupons")}</h2>
      <CouponTickets rail coupons={data.records} label={t("coupons")} />
    </section>
  );
}
