import type { CartStore, ParcelSpeed } from "@sundry/api/contract/entities/basket";
import { deliverySpeedLabels, label } from "@sundry/api/contract/labels";
import { Price } from "@sundry/ui/commerce/Price";
import { RadioCards } from "@sundry/ui/primitives/RadioCards";
import { useTranslation } from "react-i18next";
import { amountOf } from "../../shared/goods/cents.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { speeds } from "./delivery.ts";
import * as styles from "./SettlementPage.css.ts";
import type { Settlement } from "./useSettlement.ts";

interface ParcelSpeedsProps {
  store: CartStore;
  settlement: Pick<Settlement, "speedOf" | "chooseSpeed">;
}

/** The speeds at which a store can send its parcel, each with its days and freight (BU-03). */
export function ParcelSpeeds({ store, settlement }: ParcelSpeedsProps) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const shopTime = useShopTime();
  const arrives = ({ arrivesFrom, arrivesTo }: ParcelSpeed) =>
    arrivesFrom != null &&
    arrivesTo != null &&
    t("parcel.arrives", { from: shopTime.day(arrivesFrom, "shortDay"), to: shopTime.day(arrivesTo, "shortDay") });
  return (
    <div className={styles.speeds}>
      <RadioCards
        label={t("parcel.speed", { store: store.storeName })}
        layout="row"
        value={settlement.speedOf(store) ?? null}
        items={(store.parcel?.speeds ?? []).map((offer) => ({
          value: offer.speed,
          label: label(deliverySpeedLabels, offer.speed, locale),
          description: arrives(offer),
          aside:
            amountOf(offer.freight) === 0 ? <span>{t("parcel.free")}</span> : <Price value={offer.freight} size="sm" />,
        }))}
        onValueChange={({ value }) => {
          const chosen = speeds.find((one) => one === value);
          if (chosen) void settlement.chooseSpeed(store.storeId, chosen);
        }}
      />
    </div>
  );
}
