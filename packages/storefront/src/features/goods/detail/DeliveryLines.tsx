import type { GoodsDelivery, SkuDetail } from "@sundry/api/contract/entities/goods";
import { delivery } from "@sundry/api/contract/goods";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShieldCheck from "lucide-react/icons/shield-check";
import Ship from "lucide-react/icons/ship";
import Truck from "lucide-react/icons/truck";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { useSiteSettings } from "../../../shared/site/site.ts";
import { formatPrice } from "../../../shared/site/money.ts";
import * as styles from "./DeliveryLines.css.ts";

/** Milliseconds without a change of the quantity before its freight is asked for. */
const PAUSE = 300;

/** Dispatch, arrival, freight, returns and guarantee, as far as the shop promises them, for the chosen quantity and the buyer's address (GD-02). */
export function DeliveryLines({ detail, count }: { detail: SkuDetail; count: number }) {
  const { t } = useTranslation("goods");
  const num = useSettled(count);
  // A shop that says itself what it promises does not promise this.
  const usual = !useSiteSettings()?.promises;
  const known = client.supports(delivery);
  const { data } = useRead(delivery, known ? { skuId: detail.data.id, num } : null, { keepPrevious: true });
  return (
    <section aria-label={t("delivery.title")} className={styles.root}>
      <ul className={styles.lines}>
        {data && <Shipping data={data} num={num} />}
        {data && (
          <li className={styles.line}>
            <RotateCcw aria-hidden="true" className={styles.icon} />
            <span>{t("delivery.returns", { count: data.returnDays })}</span>
          </li>
        )}
        {usual && (
          <li className={styles.line}>
            <ShieldCheck aria-hidden="true" className={styles.icon} />
            <span>{t("delivery.guarantee")}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

function Shipping({ data, num }: { data: GoodsDelivery; num: number }) {
  const { t } = useTranslation("goods");
  const { dispatchHours } = data;
  return (
    <>
      {dispatchHours > 0 && (
        <li className={styles.line}>
          <Truck aria-hidden="true" className={styles.icon} />
          <span>
            {dispatchHours > 72
              ? t("delivery.dispatchDays", { count: Math.ceil(dispatchHours / 24) })
              : t("delivery.dispatch", { count: dispatchHours })}
          </span>
        </li>
      )}
      <li className={styles.line}>
        <Arrival data={data} num={num} />
      </li>
    </>
  );
}

/** When the chosen quantity arrives and what its freight costs, on one line. */
export function ArrivalLine({ skuId, count }: { skuId: string; count: number }) {
  const num = useSettled(count);
  const { data } = useRead(delivery, client.supports(delivery) ? { skuId, num } : null, { keepPrevious: true });
  return (
    data && (
      <div className={styles.line}>
        <Arrival data={data} num={num} />
      </div>
    )
  );
}

function Arrival({ data, num }: { data: GoodsDelivery; num: number }) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const { arrivesFrom, arrivesTo, place, freight } = data;
  const shopTime = useShopTime();
  const day = (time: number) => shopTime.day(time, "shortDay");
  return (
    <>
      <Ship aria-hidden="true" className={styles.icon} />
      <span>
        {typeof arrivesFrom === "number" && typeof arrivesTo === "number" && (
          <strong className={styles.arrival}>
            {t("delivery.arrives", { place, from: day(arrivesFrom), to: day(arrivesTo) })}
          </strong>
        )}
        <span className={styles.freight}>{freightWords()}</span>
      </span>
    </>
  );

  function freightWords(): string {
    if (typeof freight !== "number") return t("delivery.notServed", { place });
    if (freight === 0) return t("delivery.free");
    const values = { price: formatPrice(freight, locale), count: num };
    return place ? t("delivery.freight", values) : t("delivery.freightFrom", values);
  }
}

/** The quantity once it has stopped changing. */
function useSettled(count: number): number {
  const [settled, setSettled] = useState(count);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(count), PAUSE);
    return () => clearTimeout(timer);
  }, [count]);
  return settled;
}
