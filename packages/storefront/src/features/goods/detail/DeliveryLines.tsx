import type { GoodsDelivery, SkuDetail } from "@sundry/api/contract/entities/goods";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import ShieldCheck from "lucide-react/icons/shield-check";
import Ship from "lucide-react/icons/ship";
import Truck from "lucide-react/icons/truck";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { useSiteSettings } from "../../../shared/site/site.ts";
import { formatPrice } from "../../../shared/site/money.ts";
import { DeliverTo } from "./DeliverTo.tsx";
import * as styles from "./DeliveryLines.css.ts";
import { useDelivery } from "./useDelivery.ts";

/** Dispatch, arrival, freight, returns and guarantee, as far as the shop promises them, for the chosen quantity and the likely place (GD-02). */
export function DeliveryLines({ detail, count }: { detail: SkuDetail; count: number }) {
  const { t } = useTranslation("goods");
  const { data, num, chosen, choose } = useDelivery(detail.data.id, count);
  // A shop that says itself what it promises does not promise this.
  const usual = !useSiteSettings()?.promises;
  return (
    <section aria-label={t("delivery.title")} className={styles.root}>
      <ul className={styles.lines}>
        {data && (
          <Shipping data={data} num={num}>
            <DeliverTo known={Boolean(data.place)} regionId={chosen} onChange={choose} />
          </Shipping>
        )}
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

interface ArrivalProps {
  data: GoodsDelivery;
  num: number;
  /** The choice of another place. */
  children?: ReactNode;
}

function Shipping({ data, num, children }: ArrivalProps) {
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
        <Arrival data={data} num={num}>
          {children}
        </Arrival>
      </li>
    </>
  );
}

/** When the chosen quantity arrives and what its freight costs, on one line, with the choice of another place. */
export function ArrivalLine({ skuId, count }: { skuId: string; count: number }) {
  const { data, num, chosen, choose } = useDelivery(skuId, count);
  return (
    data && (
      <div className={styles.line}>
        <Arrival data={data} num={num}>
          <DeliverTo known={Boolean(data.place)} regionId={chosen} onChange={choose} />
        </Arrival>
      </div>
    )
  );
}

function Arrival({ data, num, children }: ArrivalProps) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const { arrivesFrom, arrivesTo, place, freight, freightVaries, express } = data;
  const shopTime = useShopTime();
  const day = (time: number) => shopTime.day(time, "shortDay");
  const dated = typeof arrivesFrom === "number" && typeof arrivesTo === "number";
  return (
    <>
      <Ship aria-hidden="true" className={styles.icon} />
      <span>
        {dated && (
          <strong className={styles.arrival}>
            {t("delivery.arrives", { place, from: day(arrivesFrom), to: day(arrivesTo) })}
          </strong>
        )}
        <span className={styles.freight}>{freightWords()}</span>
        {express && (
          <span className={styles.express}>
            <strong className={styles.arrival}>{expressWords(express)}</strong>
            <span className={styles.freight}>{chargeWords(express)}</span>
          </span>
        )}
        {children}
      </span>
    </>
  );

  function freightWords(): string {
    if (typeof freight !== "number") return t("delivery.notServed", { place });
    if (freight === 0) return t("delivery.free");
    if (!place || dated || freightVaries) return chargeWords({ freight, freightVaries: freightVaries ?? !place });
    return t("delivery.freightTo", { price: formatPrice(freight, locale), count: num, place });
  }

  function chargeWords({ freight: price, freightVaries: varies }: Pick<GoodsDelivery, "freight" | "freightVaries">) {
    const values = { price: formatPrice(price, locale), count: num };
    return varies ? t("delivery.freightFrom", values) : t("delivery.freight", values);
  }

  function expressWords({ arrivesFrom: from, arrivesTo: to }: NonNullable<GoodsDelivery["express"]>): string {
    if (typeof from !== "number" || typeof to !== "number") return t("delivery.expressUndated");
    return t("delivery.express", { from: day(from), to: day(to) });
  }
}
