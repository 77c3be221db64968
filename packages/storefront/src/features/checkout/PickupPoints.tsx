import { pickupPoints } from "@sundry/api/contract/store";
import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { RadioCards } from "@sundry/ui/primitives/RadioCards";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./SettlementPage.css.ts";
import type { Settlement } from "./useSettlement.ts";

/** Maximum pick-up points of a store in the list. */
const allPoints = { pageNumber: 1, pageSize: 100 };

/** The pick-up points of the store. If there is only one, it is chosen automatically (BU-03). */
export function PickupPoints({ settlement }: { settlement: Settlement }) {
  const { t } = useTranslation("checkout");
  const storeId = settlement.view?.cartList[0]?.storeId;
  const points = useRead(pickupPoints, storeId ? { storeId, ...allPoints } : null);
  const { pickupId, choosePickup, pending } = settlement;
  const known = points.data?.records ?? [];
  const only = known.length === 1 ? known[0]?.id : undefined;
  const autoChosen = useRef(false);
  useEffect(() => {
    if (!only || pickupId || pending || autoChosen.current) return;
    // Only once: after a refusal the buyer chooses.
    autoChosen.current = true;
    void choosePickup(only);
  }, [only, pickupId, pending, choosePickup]);
  return (
    <section aria-label={t("pickup.title")} className={styles.section}>
      <h2 className={styles.heading}>{t("pickup.title")}</h2>
      {points.loading && <Skeleton blockSize="72px" />}
      {points.error && !points.data && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => void points.reload()}>
              {t("retry", { ns: "shell" })}
            </Button>
          }
        >
          {t("pickup.failed")}
        </Notice>
      )}
      {points.data && known.length === 0 && <Notice tone="warning">{t("pickup.none")}</Notice>}
      {known.length > 0 && (
        <RadioCards
          label={t("pickup.title")}
          value={pickupId ?? null}
          items={known.map(({ id, addressName, address, mobile }) => ({
            value: id,
            label: addressName ?? address ?? id,
            description: [address, mobile].filter(Boolean).join(" · "),
          }))}
          onValueChange={({ value }) => void choosePickup(value)}
        />
      )}
    </section>
  );
}
