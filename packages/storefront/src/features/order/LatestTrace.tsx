import { traces } from "@sundry/api/contract/order";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./Parcel.css.ts";
import { traceSteps } from "./traceSteps.ts";

/** Where the newest parcel of an order is, in one line above all parcels; nothing until it has been seen somewhere (MC-02). */
export function LatestTrace({ sn }: { sn: string }) {
  const { t } = useTranslation("order");
  const shopTime = useShopTime();
  const { data } = useRead(traces, { sn }, { onFocus: true });
  const [latest] = traceSteps(data);
  if (!latest) return null;
  return (
    <p className={styles.latest}>
      <strong>{t("parcel.latest")}</strong> <span>{latest.text}</span>{" "}
      {latest.time && <time>{shopTime.time(latest.time)}</time>}
    </p>
  );
}
