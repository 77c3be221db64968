import { list } from "@sundry/api/contract/order";
import type { OrderSummary } from "@sundry/api/contract/entities/order";
import { label, orderStatusLabels } from "@sundry/api/contract/labels";
import { Price } from "@sundry/ui/commerce/Price";
import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Tag } from "@sundry/ui/primitives/Tag";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { orderTone } from "../../features/order/index.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { DrawerFrame } from "./DrawerFrame.tsx";
import * as styles from "./drawers.css.ts";

/** Maximum pictures per order. */
const THUMBS = 3;

/** The latest ten orders with their status (SB-05). */
export function OrdersDrawer() {
  const { t } = useTranslation("rail");
  const read = useRead(list, { pageNumber: 1, pageSize: 10, tag: "ALL" });
  const some = (read.data?.records.length ?? 0) > 0;
  return (
    <DrawerFrame
      title={t("entry.orders")}
      read={read}
      footer={
        some && (
          <ButtonLink wide variant="outline" href={hrefTo.orders()}>
            {t("orders.all")}
          </ButtonLink>
        )
      }
    >
      {({ records }) =>
        some ? (
          <ul aria-label={t("entry.orders")}>
            {records.map((order) => (
              <li key={order.sn}>
                <Order order={order} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t("orders.empty")}
            text={t("orders.emptyText")}
            action={<ButtonLink href={hrefTo.goodsList()}>{t("findGoods")}</ButtonLink>}
          />
        )
      }
    </DrawerFrame>
  );
}

function Order({ order: { sn, orderStatus, orderItems, storeName, flowPrice } }: { order: OrderSummary }) {
  const { t } = useTranslation("rail");
  const locale = useLocale();
  // A row of pictures has no room for names; one picture has.
  const only = orderItems.length === 1 ? orderItems[0] : undefined;
  const pieces = orderItems.reduce((sum, { num }) => sum + num, 0);
  return (
    <UiLink href={hrefTo.order({ sn })} className={styles.order}>
      <VisuallyHidden>{t("orders.open", { sn })}</VisuallyHidden>
      <span className={styles.orderHead}>
        <span className={styles.orderStore}>{storeName}</span>
        <Tag tone={orderTone(orderStatus)}>{label(orderStatusLabels, orderStatus, locale)}</Tag>
      </span>
      <span className={styles.thumbs}>
        {orderItems.slice(0, THUMBS).map(({ sn: item, image, name }) => (
          <ProductImage key={item} src={image ?? ""} alt={only ? "" : name} sizes="64px" />
        ))}
        {only && <span className={styles.only}>{keepNumbers(only.name)}</span>}
      </span>
      <span className={styles.sum}>
        <span className={styles.count}>{t("orders.pieces", { count: pieces })}</span>
        <Price value={flowPrice} size="sm" />
      </span>
    </UiLink>
  );
}
