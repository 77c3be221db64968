import { AddressCard } from "@sundry/ui/commerce/AddressCard";
import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import type { MemberAddress } from "@sundry/api/contract/entities/address";
import Plus from "lucide-react/icons/plus";
import { type Ref, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addressCard } from "../address/index.ts";
import * as styles from "./SettlementPage.css.ts";
import type { Settlement } from "./useSettlement.ts";

/** Number of addresses shown before the buyer asks for all. */
const shownFirst = 6;

interface ShipToProps {
  settlement: Settlement;
  heading: Ref<HTMLHeadingElement>;
  onAdd: () => void;
  onEdit: (address: MemberAddress) => void;
}

/** The delivery address: the buyer's addresses, one of them selected. If there is only one, it is chosen automatically (BU-03). */
export function ShipTo({ settlement, heading, onAdd, onEdit }: ShipToProps) {
  const { t } = useTranslation("checkout");
  const group = useId();
  const [all, setAll] = useState(false);
  const { addresses, addressId, view } = settlement;
  const known = addresses.data?.records ?? (view?.memberAddress ? [view.memberAddress] : []);
  useOnlyAddress(settlement);
  const shown = all ? known : known.filter(({ id }, place) => place < shownFirst || id === addressId);
  return (
    <section aria-labelledby={`${group}-title`} className={styles.section}>
      <div className={styles.head}>
        <h2 id={`${group}-title`} ref={heading} tabIndex={-1} className={styles.heading}>
          {t("address.title")}
        </h2>
        {known.length > 0 && (
          <Button variant="text" icon={<Plus />} onClick={onAdd} className={styles.headButton}>
            {t("address.add")}
          </Button>
        )}
      </div>
      {known.length === 0 && !addresses.loading && (
        <div className={styles.blank}>
          <p>{t("address.none")}</p>
          <Button variant="outline" icon={<Plus />} onClick={onAdd}>
            {t("address.add")}
          </Button>
        </div>
      )}
      <div role="radiogroup" aria-label={t("address.choose")} className={styles.addresses}>
        {shown.map((address) => (
          <AddressCard
            key={address.id}
            group={group}
            address={addressCard(address)}
            checked={address.id === addressId}
            onCheckedChange={({ address: { id } }) => void settlement.chooseAddress(id)}
            onEdit={() => onEdit(address)}
          />
        ))}
        {addresses.loading && <Skeleton blockSize="96px" />}
      </div>
      {shown.length < known.length && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {t("address.showAll", { count: known.length - shown.length })}
          </Button>
        </div>
      )}
      {addresses.error && !addresses.data && (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={() => void addresses.reload()}>
              {t("retry", { ns: "shell" })}
            </Button>
          }
        >
          {t("address.failed")}
        </Notice>
      )}
    </section>
  );
}

/** Chooses the only address: a backend may select none but the default one. */
function useOnlyAddress({ addresses, addressId, chooseAddress, pending }: Settlement) {
  const [only, another] = addresses.data?.records ?? [];
  const id = another ? undefined : only?.id;
  const autoChosen = useRef(false);
  useEffect(() => {
    if (!id || addressId || pending || autoChosen.current) return;
    // Only once: after a refusal the buyer chooses.
    autoChosen.current = true;
    void chooseAddress(id);
  }, [id, addressId, pending, chooseAddress]);
}
