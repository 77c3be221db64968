import type { Order } from "@sundry/api/contract/entities/order";
import { useTranslation } from "react-i18next";
import { CopyNumber } from "./CopyNumber.tsx";
import * as page from "./OrderDetailPage.css.ts";

/** The code that the buyer shows at the counter, while the order is ready for it (BU-03). */
export function VerifyCode({ order: { orderStatus, verificationCode } }: { order: Order }) {
  const { t } = useTranslation("order");
  if (!verificationCode || (orderStatus !== "STAY_PICKED_UP" && orderStatus !== "TAKE")) return null;
  return (
    <section aria-label={t("code.title")} className={page.panel}>
      <h2 className={page.panelTitle}>{t("code.title")}</h2>
      <p className={page.code}>
        <strong translate="no" className={page.digits}>
          {verificationCode.replace(/(.{4})(?=.)/g, "$1 ")}
        </strong>
        <CopyNumber number={verificationCode} label={t("code.copy")} success={t("code.copied")} />
      </p>
      <p className={page.quiet}>{t(orderStatus === "TAKE" ? "code.storeHelp" : "code.pickUp")}</p>
    </section>
  );
}
