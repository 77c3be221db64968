import type { OrderDetail } from "@sundry/api/contract/entities/order";
import { deliverySpeedLabels, label, paymentMethodLabels } from "@sundry/api/contract/labels";
import { useTranslation } from "react-i18next";
import { maskPhone, placeOf } from "../address/index.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./OrderDetailPage.css.ts";
import { OrderInvoice } from "./OrderInvoice.tsx";

/** The delivery or pick-up address of an order, with its remark, payment and invoice. */
export function OrderAddress({ detail }: { detail: OrderDetail }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const { order } = detail;
  const pickUp = order.deliveryMethod === "SELF_PICK_UP";
  const place = pickUp ? order.storeAddressPath : placeOf(order.consigneeAddressPath, order.consigneeDetail);
  return (
    <section
      aria-label={t(pickUp ? "detail.pickUp" : "detail.address")}
      className={`${styles.panel} ${styles.address}`}
    >
      <h2 className={styles.panelTitle}>{t(pickUp ? "detail.pickUp" : "detail.address")}</h2>
      <div className={styles.facts}>
        {!pickUp && <p>{[order.consigneeName, " ", maskPhone(order.consigneeMobile ?? "")].join("")}</p>}
        <p>{place}</p>
        {pickUp && order.storeAddressMobile && <p className={styles.quiet}>{order.storeAddressMobile}</p>}
        {order.deliverySpeed && <p>{label(deliverySpeedLabels, order.deliverySpeed, locale)}</p>}
        {order.remark && (
          <p className={styles.quiet}>{t("detail.nameAndValue", { name: t("detail.remark"), value: order.remark })}</p>
        )}
        {order.paymentMethod && (
          <p className={styles.quiet}>
            {t("detail.nameAndValue", {
              name: t("detail.payment"),
              value: label(paymentMethodLabels, order.paymentMethod, locale),
            })}
          </p>
        )}
        {order.invoiceNumber && (
          <p className={styles.quiet}>
            {t("detail.nameAndValue", { name: t("invoice.number"), value: order.invoiceNumber })}
          </p>
        )}
        <OrderInvoice detail={detail} />
      </div>
    </section>
  );
}
