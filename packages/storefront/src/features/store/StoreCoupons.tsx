import type { Coupon } from "@sundry/api/contract/entities/coupon";
import { useTranslation } from "react-i18next";
import { CouponTickets } from "../coupon/index.ts";
import * as styles from "./StorePage.css.ts";

/** The coupons of a store, claimed in place. */
export function StoreCoupons({ coupons }: { coupons: readonly Coupon[] }) {
  const { t } = useTranslation("store");
  return (
    <section aria-label={t("coupons")} className={styles.coupons}>
      <h2 className={styles.sectionTitle}>{t("coupons")}</h2>
      <CouponTickets layout="rail" coupons={coupons} label={t("coupons")} />
    </section>
  );
}
