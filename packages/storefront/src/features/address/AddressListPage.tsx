import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import Plus from "lucide-react/icons/plus";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { AddressItem } from "./AddressItem.tsx";
import * as styles from "./AddressListPage.css.ts";
import { maxAddresses, useAddresses } from "./useAddresses.ts";

/**
 * The buyer's addresses as cards: add, edit, make default and delete. Deleting the default one needs confirmation
 * (MC-14).
 */
export function AddressListPage() {
  const { t } = useTranslation("address");
  const errorMessage = useErrorMessage();
  const addresses = useAddresses();
  const [toRemove, setToRemove] = useState<MemberAddress>();
  const { data, error } = addresses;
  const full = (data?.total ?? 0) >= maxAddresses;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        {data && data.total > 0 && (
          <>
            <span className={styles.count}>{t("count", { count: data.total, max: maxAddresses })}</span>
            {!full && (
              <ButtonLink href={hrefTo.address()} icon={<Plus />}>
                {t("add")}
              </ButtonLink>
            )}
          </>
        )}
      </header>
      {full && <Notice>{t("full", { max: maxAddresses })}</Notice>}
      {error && (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void addresses.reload()} />
      )}
      {!data && !error && (
        <div aria-busy="true" className={styles.list}>
          {["1", "2"].map((key) => (
            <Skeleton key={key} className={styles.skeleton} />
          ))}
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState
          drawing="box"
          title={t("empty")}
          text={t("emptyText")}
          action={<ButtonLink href={hrefTo.address()}>{t("add")}</ButtonLink>}
        />
      )}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.records.map((address) => (
            <li key={address.id}>
              <AddressItem
                address={address}
                busy={addresses.pending === address.id}
                onRemove={() => (address.isDefault ? setToRemove(address) : void addresses.remove(address))}
                onDefault={() => void addresses.makeDefault(address)}
              />
            </li>
          ))}
        </ul>
      )}
      {toRemove && (
        <Dialog
          open
          title={t("confirm.title")}
          description={data && data.total > 1 ? t("confirm.text") : undefined}
          onOpenChange={({ open }) => !open && setToRemove(undefined)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setToRemove(undefined)}>
                {t("confirm.back")}
              </Button>
              <Button
                onClick={() => {
                  setToRemove(undefined);
                  void addresses.remove(toRemove);
                }}
              >
                {t("confirm.yes")}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
