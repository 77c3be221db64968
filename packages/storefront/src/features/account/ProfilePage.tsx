import { me } from "@sundry/api/contract/member";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../app/faultWords.ts";
import { useRead } from "../../app/useRead.ts";
import { ProfileForm } from "./ProfileForm.tsx";
import * as styles from "./ProfilePage.css.ts";

/** What the buyer says of himself: face, nickname, sex, birthday and region (MC-15). */
export function ProfilePage() {
  const { t } = useTranslation("account");
  const words = useFaultWords();
  const { data, error, reload } = useRead(me, {}, { keepPrevious: true });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("profile.title")}</h1>
      {error && !data && <ErrorState cause={words(error)} onRetry={() => void reload()} />}
      {!data && !error && <Skeleton className={styles.waiting} />}
      {data && <ProfileForm member={data} />}
    </div>
  );
}
