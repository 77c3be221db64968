import { Button } from "@sundry/ui/primitives/Button";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { EntryForm } from "./EntryForm.tsx";
import { EntryStatus } from "./EntryStatus.tsx";
import * as styles from "./StoreEntryPage.css.ts";
import { stageOf } from "./stage.ts";
import { useStoreEntry } from "./useStoreEntry.ts";

/** An application for a store, step by step, and its state (MC-16). */
export function StoreEntryPage() {
  const { t } = useTranslation("storeEntry");
  const errorMessage = useErrorMessage();
  const read = useStoreEntry();
  const [again, setAgain] = useState(false);
  const { entry, error, loading } = read;
  // A backend without these calls: the form keeps what was typed and says where to send it (product 38).
  const absent = error?.kind === "notFound";
  const stage = stageOf(entry);
  const status = stage === "form" || (stage === "refused" && again) ? undefined : stage;
  return (
    <div className={`${wrap} ${styles.page}`}>
      <div className={styles.head}>
        <h1 className={styles.title}>{t("title")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
      </div>
      {error && !absent && entry === undefined ? (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void read.reload()} />
      ) : loading && !absent ? (
        <EntrySkeleton />
      ) : status && entry ? (
        <EntryStatus
          entry={entry}
          stage={status}
          again={<Button onClick={() => setAgain(true)}>{t("again")}</Button>}
        />
      ) : (
        <EntryForm entry={entry} read={read} absent={absent} />
      )}
    </div>
  );
}

function EntrySkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={styles.panel}>
      <Skeleton inlineSize="60%" blockSize="32px" />
      <Skeleton inlineSize="100%" blockSize="320px" />
      <Skeleton inlineSize="160px" blockSize="48px" />
    </div>
  );
}
