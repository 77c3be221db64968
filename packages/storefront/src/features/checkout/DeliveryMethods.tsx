import { RadioCards } from "@sundry/ui/primitives/RadioCards";
import { useTranslation } from "react-i18next";
import { deliveries } from "./delivery.ts";
import * as styles from "./SettlementPage.css.ts";
import type { Settlement } from "./useSettlement.ts";

/** Delivery or pick-up, if there is a choice (BU-03). */
export function DeliveryMethods({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation("checkout");
  const { methods, method } = settlement;
  if (methods.length < 2) return null;
  return (
    <section aria-label={t("delivery.title")} className={styles.section}>
      <h2 className={styles.heading}>{t("delivery.title")}</h2>
      <RadioCards
        label={t("delivery.title")}
        layout="row"
        value={method}
        items={methods.map((value) => ({
          value,
          label: t(`delivery.${value}`),
          description: t(`delivery.${value}Text`),
        }))}
        onValueChange={({ value }) => {
          const chosen = deliveries.find((one) => one === value);
          if (chosen) void settlement.chooseMethod(chosen);
        }}
      />
    </section>
  );
}
