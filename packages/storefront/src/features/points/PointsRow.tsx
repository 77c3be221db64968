import type { PointsHistory } from "@sundry/api/contract/entities/points";
import { formatCount } from "@sundry/ui/format/count";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as list from "../../shared/list/listPage.css.ts";
import * as styles from "./PointsPage.css.ts";

/** One change of the points: reason, time, number with its sign, and the balance after it. */
export function PointsRow({ entry }: { entry: PointsHistory }) {
  const { t } = useTranslation("points");
  const shopTime = useShopTime();
  const gained = entry.pointType !== "REDUCE";
  const size = formatCount(entry.variablePoint);
  return (
    <>
      <div className={list.rowWords}>
        <p className={list.rowTitle}>{entry.content || t(gained ? "mine.earned" : "mine.redeemed")}</p>
        <time className={list.rowDetail}>{shopTime.time(entry.createTime)}</time>
      </div>
      <div className={list.rowEnd}>
        <p data-gained={gained || undefined} className={`${list.rowAmount} ${styles.gained}`}>
          {[gained ? "+" : "−", size].join("")}
        </p>
        <p className={list.rowDetail}>{t("mine.balanceAfter", { formatted: formatCount(entry.point) })}</p>
      </div>
    </>
  );
}
