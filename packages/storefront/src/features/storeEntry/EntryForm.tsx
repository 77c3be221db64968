import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import { Notice } from "@sundry/ui/primitives/Notice";
import { Steps } from "@sundry/ui/primitives/Steps";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { Agreement } from "./Agreement.tsx";
import { BankStep } from "./BankStep.tsx";
import { CompanyStep } from "./CompanyStep.tsx";
import { ShopStep } from "./ShopStep.tsx";
import * as styles from "./StoreEntryPage.css.ts";
import { type EntryStep, firstOpenStep, steps } from "./stage.ts";
import type { useStoreEntry } from "./useStoreEntry.ts";

interface EntryFormProps {
  entry: StoreDetail | null | undefined;
  read: ReturnType<typeof useStoreEntry>;
  /** Whether the backend has no calls for applications. */
  absent: boolean;
}

/** The application in four steps. Completed steps can be opened again, and each keeps what was typed (MC-16). */
export function EntryForm({ entry, read, absent }: EntryFormProps) {
  const { t } = useTranslation("storeEntry");
  const agreement = useDraft("storeEntry:agreement", { agreed: false });
  const reapplying = entry?.storeDisable === "REFUSED";
  const [step, setStep] = useState<EntryStep>(() =>
    reapplying ? "company" : firstOpenStep(entry, agreement.values.agreed),
  );
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) heading.current?.focus();
    first.current = false;
  }, [step]);
  const at = steps.indexOf(step);
  const back = () => setStep(steps[at - 1] ?? "agreement");
  return (
    <>
      <Steps
        className={styles.steps}
        steps={[...steps.map((one) => ({ label: t(`step.${one}`) })), { label: t("step.submitted") }]}
        current={at}
        onStepSelect={({ index }) => setStep(steps[index] ?? "agreement")}
      />
      <section aria-labelledby="entry-step" className={styles.panel}>
        <h2 id="entry-step" ref={heading} tabIndex={-1} className={styles.stepTitle}>
          {t(`step.${step}Title`)}
        </h2>
        {absent && (
          <Notice tone="warning" action={<TextLink href={hrefTo.contact()}>{t("unavailable.contact")}</TextLink>}>
            {t("unavailable.text")}
          </Notice>
        )}
        {step === "agreement" && (
          <Agreement
            onAgreed={() => {
              agreement.keep({ values: { agreed: true } });
              setStep("company");
            }}
          />
        )}
        {step === "company" && (
          <CompanyStep entry={entry} send={read.sendCompany} onDone={() => setStep("bank")} onBack={back} />
        )}
        {step === "bank" && (
          <BankStep entry={entry} send={read.sendBank} onDone={() => setStep("shop")} onBack={back} />
        )}
        {step === "shop" && <ShopStep entry={entry} send={read.sendShop} onDone={agreement.erase} onBack={back} />}
      </section>
    </>
  );
}
