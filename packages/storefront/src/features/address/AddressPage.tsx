import { get } from "@sundry/api/contract/address";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import MapPinOff from "lucide-react/icons/map-pin-off";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { AddressForm } from "./AddressForm.tsx";
import * as styles from "./AddressPage.css.ts";
import { usePageName } from "../../shared/routing/pageName.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { returnAddress } from "./returnAddress.ts";

/** Adds or changes an address; a whole address can be pasted (MC-14). */
export function AddressPage() {
  const { t } = useTranslation("address");
  const [{ id, from }] = usePageQuery("address");
  const back = returnAddress(from);
  const errorMessage = useErrorMessage();
  const { data, error, loading, reload } = useRead(get, id === undefined ? null : { id }, { freshFor: 0 });
  // After a reload a new form starts with the stored values.
  const [reloads, setReloads] = useState(0);
  const gone = id !== undefined && data === null;
  const title = t(id === undefined ? "addTitle" : "editTitle");
  usePageName(title, { instead: true });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {error && !data && (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
      )}
      {loading && id !== undefined && <Skeleton className={styles.skeleton} />}
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
          key={`${id ?? ""}-${reloads}`}
          address={data ?? undefined}
          back={back}
          onReload={async () => {
            await reload();
            setReloads(reloads + 1);
          }}
        />
      )}
    </div>
  );
}
