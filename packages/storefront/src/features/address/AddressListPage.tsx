import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Plus } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { AddressItem } from "./AddressItem.tsx";
import * as styles from "./AddressListPage.css.ts";
import { mostAddresses, useAddresses } from "./useAddresses.ts";

const newAddress = "/home/AddAddress";

/** All addresses of the buyer as cards: add, change, delete (asks for the default one) and make default (MC-14). */
export function AddressListPage() {
  const { t } = useTranslation("address");
  const words = useFaultWords();
  const addresses = useAddresses();
  const [asked, setAsked] = useState<MemberAddress>();
  const { data, error } = addresses;
  const full = (data?.total ?? 0) >= mostAddresses;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        {data && data.total > 0 && (
          <>
            <span className={styles.count}>{t("count", { count: data.total, most: mostAddresses })}</span>
            {!full && (
              <ButtonLink href={newAddress} icon={<Plus />}>
                {t("add")}
              </ButtonLink>
            )}
          </>
        )}
      </header>
      {full && <Notice>{t("full", { most: mostAddresses })}</Notice>}
      {error && <ErrorState cause={words(error)} onRetry={() => void addresses.reload()} />}
      {!data && !error && (
        <div aria-busy="true" className={styles.list}>
          {["1", "2"].map((key) => (
            <Skeleton key={key} className={styles.waiting} />
          ))}
        </div>
      )}
      {data?.total === 0 && (
        <EmptyState
          picture="/media/object/box.webp?v=1&w=160"
          title={t("empty")}
          text={t("emptyText")}
          action={<ButtonLink href={newAddress}>{t("add")}</ButtonLink>}
        />
      )}
      {data && data.total > 0 && (
        <ul className={styles.list}>
          {data.records.map((address) => (
            <li key={address.id}>
              <AddressItem
                address={address}
                busy={addresses.pending === address.id}
                onRemove={() => (address.isDefault ? setAsked(address) : void addresses.remove(address))}
                onDefault={() => void addresses.makeDefault(address)}
              />
            </li>
          ))}
        </ul>
      )}
      {asked && (
        <Dialog
          open
          title={t("ask.title")}
          description={data && data.total > 1 ? t("ask.text") : undefined}
          onOpenChange={({ open }) => !open && setAsked(undefined)}
          actions={
            <>
              <Button variant="quiet" onClick={() => setAsked(undefined)}>
                {t("ask.back")}
              </Button>
              <Button
                onClick={() => {
                  setAsked(undefined);
                  void addresses.remove(asked);
                }}
              >
                {t("ask.yes")}
              </Button>
            </>
          }
        />
      )}
    </div>
  );
}
