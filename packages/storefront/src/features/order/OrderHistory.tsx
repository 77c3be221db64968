import type { OrderLog } from "@sundry/api/contract/entities/order";
import { Timeline } from "@sundry/ui/primitives/Timeline";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as styles from "./OrderDetailPage.css.ts";
import { orderEvents } from "./orderEvents.ts";
import { useParcels } from "./useParcels.ts";

interface OrderHistoryProps {
  sn: string;
  logs: readonly OrderLog[];
  /** Whether parcels can be tracked. */
  shipped: boolean;
}

/** What happened to an order and where its parcels have been: one list, newest first (MC-03). */
export function OrderHistory({ sn, logs, shipped }: OrderHistoryProps) {
  const { t } = useTranslation("order");
  const shopTime = useShopTime();
  // A failure is shown by the parcels above.
  const { data: parcels = [] } = useParcels(shipped ? sn : null);
  return (
    <section aria-label={t("detail.log")} className={styles.history}>
      <h2 className={styles.panelTitle}>{t("detail.log")}</h2>
      <Timeline
        events={orderEvents(logs, parcels, shopTime.read).map(({ key, text, time, parcel }) => ({
          key,
          text: parcel
            ? t("detail.nameAndValue", {
                name: t("parcel.numbered", { place: parcel, count: parcels.length }),
                value: text,
              })
            : text,
          time: time && shopTime.time(time),
        }))}
      />
    </section>
  );
}
