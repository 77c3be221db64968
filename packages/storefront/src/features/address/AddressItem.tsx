import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Tag } from "@sundry/ui/primitives/Tag";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { addressCard } from "./addressFields.ts";
import * as styles from "./AddressListPage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

interface AddressItemProps {
  address: MemberAddress;
  busy: boolean;
  onRemove: () => void;
  onDefault: () => void;
}

/** One address: name, phone number with its middle hidden, place and actions. */
export function AddressItem({ address, busy, onRemove, onDefault }: AddressItemProps) {
  const { t } = useTranslation("address");
  const id = useId();
  const { name, mobile, place, alias, isDefault } = addressCard(address);
  const label = (action: string) => t("actionFor", { action, name, place });
  return (
    <article aria-labelledby={id} aria-busy={busy || undefined} className={styles.card}>
      <h2 id={id} className={styles.name}>
        <span>{name}</span>
        {alias && <Tag className={styles.alias}>{alias}</Tag>}
        {isDefault && <Tag tone="brand">{t("isDefault")}</Tag>}
      </h2>
      <p className={styles.mobile}>{mobile}</p>
      <p className={styles.place}>{place}</p>
      <div className={styles.actions}>
        <ButtonLink size="sm" variant="outline" href={hrefTo.address({ id: address.id })} aria-label={label(t("edit"))}>
          {t("edit")}
        </ButtonLink>
        {!isDefault && (
          <Button size="sm" variant="quiet" disabled={busy} aria-label={label(t("setDefault"))} onClick={onDefault}>
            {t("setDefault")}
          </Button>
        )}
        <Button
          size="sm"
          variant="text"
          disabled={busy}
          aria-label={label(t("remove"))}
          className={styles.remove}
          onClick={onRemove}
        >
          {t("remove")}
        </Button>
      </div>
    </article>
  );
}
