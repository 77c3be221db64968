import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Steps } from "@sundry/ui/primitives/Steps";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./StoreEntryPage.css.ts";
import type { EntryStage } from "./stage.ts";

interface EntryStatusProps {
  entry: StoreDetail;
  stage: Exclude<EntryStage, "form">;
  /** Button that restarts a declined application. */
  again: ReactNode;
}

const tones = { applying: "info", open: "success", closed: "warning", refused: "danger" } as const;

/** The state of an application, the reason, and what the applicant can do next (MC-16). */
export function EntryStatus({ entry, stage, again }: EntryStatusProps) {
  const { t } = useTranslation("storeEntry");
  const facts = [
    ["storeName", entry.storeName],
    ["companyName", entry.companyName],
    ["linkName", entry.linkName],
  ] as const;
  return (
    <section aria-labelledby="entry-state" className={styles.panel}>
      <Steps
        steps={[{ label: t("progress.submitted") }, { label: t("progress.review") }, { label: t("progress.open") }]}
        current={stage === "open" ? 3 : stage === "closed" ? 2 : 1}
        failed={stage === "refused" || stage === "closed"}
      />
      <h2 id="entry-state" className={styles.stepTitle}>
        {t(`status.${stage}.title`)}
      </h2>
      <Notice tone={tones[stage]}>{t(`status.${stage}.text`)}</Notice>
      {entry.reason && (
        <div className={styles.fact}>
          <span className={styles.factName}>{t("status.reason")}</span>
          <p className={styles.factValue}>{entry.reason}</p>
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name} className={styles.fact}>
              <dt className={styles.factName}>{t(`fact.${name}`)}</dt>
              <dd className={styles.factValue}>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <div className={styles.actions}>
        {stage === "refused" && again}
        {stage === "open" && <ButtonLink href={hrefTo.store({ id: entry.storeId })}>{t("status.visit")}</ButtonLink>}
        <ButtonLink href={stage === "closed" ? hrefTo.contact() : hrefTo.home()} variant="outline">
          {t(stage === "closed" ? "status.contact" : "status.home")}
        </ButtonLink>
      </div>
    </section>
  );
}
