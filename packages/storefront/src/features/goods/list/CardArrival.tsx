import { Text } from "@sundry/ui/primitives/Text";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";

/** The last day of arrival, on a card in a list sorted by it. */
export function CardArrival({ time }: { time: number }) {
  const { t } = useTranslation("goodsList");
  const shopTime = useShopTime();
  return <Text variant="small">{t("arrivesBy", { day: shopTime.day(time, "shortDay") })}</Text>;
}
