import { children } from "@sundry/api/contract/region";
import { Button } from "@sundry/ui/primitives/Button";
import { Select } from "@sundry/ui/primitives/Select";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRead } from "../../../shared/data/useRead.ts";
import * as styles from "./DeliveryLines.css.ts";

interface DeliverToProps {
  /** Whether the freight shown is that of a place. */
  known: boolean;
  /** The country that was chosen. */
  regionId: string | undefined;
  /** Called with another country, or undefined for the buyer's own place. */
  onChange: (regionId: string | undefined) => void;
}

/** A button that becomes the choice of a country (GD-02). */
export function DeliverTo({ known, ...choice }: DeliverToProps) {
  const { t } = useTranslation("goods");
  const [open, setOpen] = useState(false);
  if (open) return <CountryChoice {...choice} />;
  return (
    <Button variant="text" size="sm" className={styles.change} onClick={() => setOpen(true)}>
      {t(known ? "delivery.change" : "delivery.choose")}
    </Button>
  );
}

function CountryChoice({ regionId = "", onChange }: Omit<DeliverToProps, "known">) {
  const { t } = useTranslation("goods");
  const { data } = useRead(children, { id: "0" });
  const choice = useRef<HTMLSelectElement>(null);
  const loaded = data !== undefined;
  // The button that had the focus is gone.
  useEffect(() => {
    if (loaded) choice.current?.focus();
  }, [loaded]);
  if (!data) return null;
  return (
    <Select
      ref={choice}
      aria-label={t("delivery.country")}
      placeholder={t("delivery.country")}
      value={regionId}
      options={data.map(({ id, name }) => ({ value: id, label: name }))}
      className={styles.country}
      onValueChange={({ value }) => onChange(value || undefined)}
    />
  );
}
