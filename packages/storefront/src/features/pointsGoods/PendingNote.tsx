import type { PointsSummary } from "@sundry/api/contract/entities/points";
import { formatCount } from "@sundry/ui/format/count";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";

/** How many more points the buyer will have, and from which day; nothing if none are pending. */
export function PendingNote({ points, className }: { points: PointsSummary | undefined; className: string }) {
  const { t } = useTranslation("pointsGoods");
  const shopTime = useShopTime();
  const pending = points?.pendingPoint ?? 0;
  if (pending === 0) return null;
  const formatted = formatCount(pending);
  const orders = points?.pending ?? [];
  const until = orders.find((one) => one.until)?.until;
  if (!until) return <p className={className}>{t("pending.some", { formatted })}</p>;
  const date = shopTime.day(until);
  return <p className={className}>{t(orders.length > 1 ? "pending.first" : "pending.until", { formatted, date })}</p>;
}
