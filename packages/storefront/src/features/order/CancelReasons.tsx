import { reasons } from "@sundry/api/contract/afterSale";
import { RadioCards } from "@sundry/ui/primitives/RadioCards";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./CancelReasons.css.ts";

interface CancelReasonsProps {
  /** The chosen reason in the buyer's language; undefined until the list has loaded. */
  value: string | undefined;
  onValueChange: (reason: string) => void;
}

/**
 * The marketplace's reasons for cancelling, with the first one selected. Without the list there is one general reason,
 * so that an order can always be cancelled (MC-02).
 */
export function CancelReasons({ value, onValueChange }: CancelReasonsProps) {
  const { t } = useTranslation("order");
  const { data, error } = useRead(reasons, { type: "CANCEL" }, { freshFor: 60_000 });
  const listed = data?.map(({ reason }) => reason) ?? [];
  const choices = listed.length > 0 ? listed : data || error ? [t("reason.other")] : [];
  const first = choices[0];
  useEffect(() => {
    if (value === undefined && first !== undefined) onValueChange(first);
  }, [value, first, onValueChange]);
  if (choices.length === 0) return <Skeleton blockSize="320px" className={styles.reasons} />;
  return (
    <RadioCards
      className={styles.reasons}
      label={t("reason.label")}
      value={value ?? null}
      items={choices.map((reason) => ({ value: reason, label: reason }))}
      onValueChange={({ value: chosen }) => onValueChange(chosen)}
    />
  );
}
