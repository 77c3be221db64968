import type { PendingPoints } from "@sundry/api/contract/entities/pendingPoints";
import { formatCount } from "@sundry/ui/format/count";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as list from "../../shared/list/listPage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./PointsPage.css.ts";

/** Points that can't be spent yet, order by order, with the day on which each can (MC-11). */
export function PendingList({ orders }: { orders: readonly PendingPoints[] }) {
  const { t } = useTranslation("points");
  const shopTime = useShopTime();
  const heading = useId();
  return (
    <section aria-labelledby={heading} className={styles.pending}>
      <h2 id={heading} className={styles.heading}>
        {t("mine.pendingList")}
      </h2>
      <p className={list.rowDetail}>{t("mine.pendingText")}</p>
      <ul aria-labelledby={heading} className={list.rows}>
        {orders.map(({ orderSn, point, until }) => (
          <li key={orderSn} className={list.row}>
            <div className={list.rowWords}>
              <p className={list.rowTitle}>
                <TextLink href={hrefTo.order({ sn: orderSn })}>{t("mine.pendingOrder", { sn: orderSn })}</TextLink>
              </p>
              <p className={list.rowDetail}>
                {until ? t("mine.pendingUntil", { date: shopTime.day(until) }) : t("mine.pendingOpen")}
              </p>
            </div>
            <p className={list.rowAmount}>{formatCount(point)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
