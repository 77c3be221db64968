import { label, orderStatusLabels } from "@sundry/api/contract/labels";
import { list } from "@sundry/api/contract/order";
import { OrderCard } from "@sundry/ui/commerce/OrderCard";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { useOverview } from "../../../shared/data/useOverview.ts";
import { orderTone } from "../../order/index.ts";
import { homeOverview } from "./homeOverview.ts";
import { HomePart } from "./HomePart.tsx";
import * as styles from "./MemberHomePage.css.ts";

const latest = { tag: "ALL", pageNumber: 1, pageSize: homeOverview.latestOrders } as const;

/** The latest five orders, with a link to all of them (MC-01). */
export function LatestOrders() {
  const { t } = useTranslation("member");
  const locale = useLocale();
  const shopTime = useShopTime();
  const read = useOverview(homeOverview, {
    fromOverview: (all) => all.latestOrders,
    call: list,
    input: latest,
    fromCall: ({ records }) => records,
  });
  return (
    <HomePart
      title={t("orders.latest")}
      href={hrefTo.orders()}
      all={t("orders.all")}
      read={read}
      skeleton={<Skeleton className={styles.orderSkeleton} />}
    >
      {(records) =>
        records.length === 0 ? (
          <EmptyState
            headingLevel={3}
            drawing="box"
            title={t("orders.none")}
            text={t("orders.noneText")}
            action={<ButtonLink href={hrefTo.goodsList()}>{t("orders.browse")}</ButtonLink>}
          />
        ) : (
          <ul className={styles.orders}>
            {records.map((order) => (
              <li key={order.sn}>
                <OrderCard
                  order={{
                    sn: order.sn,
                    href: hrefTo.order({ sn: order.sn }),
                    status: label(orderStatusLabels, order.orderStatus, locale),
                    tone: orderTone(order.orderStatus),
                    placed: shopTime.time(order.createTime),
                    storeName: order.storeName,
                    storeId: order.storeId,
                    amount: order.flowPrice ?? "",
                    pieces: order.orderItems.reduce((sum, { num }) => sum + num, 0),
                    goods: order.orderItems.map((item) => ({
                      key: item.sn,
                      name: item.name,
                      image: item.image ?? undefined,
                      specs: item.specs ?? undefined,
                    })),
                  }}
                />
              </li>
            ))}
          </ul>
        )
      }
    </HomePart>
  );
}
