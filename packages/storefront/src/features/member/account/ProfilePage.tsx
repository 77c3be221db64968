import { me } from "@sundry/api/contract/member";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import * as styles from "./ProfilePage.css.ts";

/** The profile: picture, nickname, gender, birthday and region (MC-15). */
export function ProfilePage() {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  const { data, error, reload } = useRead(me, {}, { keepPrevious: true });
  const [discards, setDiscards] = useState(0);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("profile.title")}</h1>
      {error && !data && (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
      )}
      {!data && !error && <Skeleton className={styles.skeleton} />}
      {data && (
        // A new form after a discard, in case the buyer comes back before the next page has replaced this one.
        <ProfileForm key={discards} member={data} onDiscard={() => setDiscards((times) => times + 1)} />
      )}
    </div>
  );
}
