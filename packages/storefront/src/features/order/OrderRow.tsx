import type { OrderSummary } from "@sundry/api/contract/entities/order";
import { label, orderStatusLabels } from "@sundry/api/contract/labels";
import { Countdown } from "@sundry/ui/commerce/Countdown";
import { OrderCard } from "@sundry/ui/commerce/OrderCard";
import Clock from "lucide-react/icons/clock";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { OrderButtons } from "./OrderButtons.tsx";
import { orderTone } from "./orderState.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** One order of the list as a card with its actions; an unpaid one shows how long it is held. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const shopTime = useShopTime();
  const { sn, orderStatus, orderItems, autoCancel } = order;
  return (
    <OrderCard
      order={{
        sn,
        href: hrefTo.order({ sn }),
        status: label(orderStatusLabels, orderStatus, locale),
        tone: orderTone(orderStatus),
        placed: shopTime.time(order.createTime),
        storeName: order.storeName,
        storeId: order.storeId,
        amount: order.flowPrice ?? "",
        pieces: orderItems.reduce((sum, { num }) => sum + num, 0),
        goods: orderItems.map((item) => ({
          key: item.sn,
          name: item.name,
          image: item.image ?? undefined,
          specs: item.specs ?? undefined,
        })),
      }}
      actions={
        <OrderButtons
          sn={sn}
          allowed={order.allowOperationVO}
          lines={orderItems}
          promotion={order.orderPromotionType}
        />
      }
      foot={
        orderStatus === "UNPAID" &&
        autoCancel && (
          <>
            <Clock aria-hidden="true" />
            <span>{t("heldUntil", { time: shopTime.time(autoCancel, "shortDayTime") })}</span>
            <Countdown endsAt={autoCancel} size="sm" />
          </>
        )
      }
    />
  );
}
