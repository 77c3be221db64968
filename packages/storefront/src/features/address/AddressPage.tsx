import { get } from "@sundry/api/contract/address";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { MapPinOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { AddressForm } from "./AddressForm.tsx";
import * as styles from "./AddressPage.css.ts";
import { readAddressQuery } from "./addressQuery.ts";

/** A new address, or the change of one, with a helper for whole addresses (MC-14). */
export function AddressPage() {
  const { t } = useTranslation("address");
  const [params] = useSearchParams();
  const { id, back } = readAddressQuery(params);
  const words = useFaultWords();
  const { data, error, loading, reload } = useRead(get, id === undefined ? null : { id }, { freshFor: 0 });
  // Loaded again on purpose, the form begins anew with what is stored.
  const [turn, setTurn] = useState(0);
  const gone = id !== undefined && data === null;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t(id === undefined ? "addTitle" : "editTitle")}</h1>
      {error && !data && <ErrorState cause={words(error)} onRetry={() => void reload()} />}
      {loading && id !== undefined && <Skeleton className={styles.waiting} />}
      {gone && (
        <ErrorState
          icon={<MapPinOff />}
          title={t("gone")}
          cause={t("goneText")}
          action={
            <ButtonLink variant="outline" href={back}>
              {t("toList")}
            </ButtonLink>
          }
        />
      )}
      {(id === undefined || data) && (
        <AddressForm
          key={`${id ?? ""}-${turn}`}
          address={data ?? undefined}
          back={back}
          onReload={async () => {
            await reload();
            setTurn(turn + 1);
          }}
        />
      )}
    </div>
  );
}
