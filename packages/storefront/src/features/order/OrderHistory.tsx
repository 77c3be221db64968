import type { OrderLog } from "@sundry/api/contract/entities/order";
import { Timeline } from "@sundry/ui/primitives/Timeline";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopDate } from "../../shared/i18n/shopTime.ts";
import * as styles from "./OrderDetailPage.css.ts";

/** What happened to an order, newest first; events of the same second keep their order (MC-03). */
export function OrderHistory({ logs }: { logs: readonly OrderLog[] }) {
  const { t } = useTranslation("order");
  const locale = useLocale();
  const newestFirst = logs
    .map((log, place) => ({ ...log, place }))
    .sort((one, other) => other.createTime.localeCompare(one.createTime) || other.place - one.place);
  return (
    <section aria-label={t("detail.log")} className={styles.panel}>
      <h2 className={styles.panelTitle}>{t("detail.log")}</h2>
      <Timeline
        events={newestFirst.map(({ message, createTime, place }) => ({
          key: `${place}`,
          text: message,
          time: shopDate(createTime, locale, "dayTime"),
        }))}
      />
    </section>
  );
}
