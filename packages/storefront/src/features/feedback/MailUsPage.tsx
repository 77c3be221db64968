import { me } from "@sundry/api/contract/member";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useUser } from "../../shared/session/session.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ContactFacts } from "./ContactFacts.tsx";
import { LetterForm } from "./LetterForm.tsx";
import * as styles from "./MailUsPage.css.ts";

/** Writes to the shop. Open to visitors; a buyer's name and email address are filled in (MC-17). */
export function MailUsPage() {
  const { t } = useTranslation("feedback");
  const user = useUser();
  const { data, error } = useRead(me, user ? {} : null);
  const [answerTo, setAnswerTo] = useState<string>();
  const ready = !user || data || error;
  return (
    <div className={`${wrap} ${styles.layout}`}>
      <div className={styles.main}>
        <h1 className={styles.title}>{t("title")}</h1>
        {answerTo === undefined ? (
          <>
            <p className={styles.lead}>{t("lead")}</p>
            {ready ? (
              <LetterForm name={data?.nickName ?? ""} email={data?.email ?? ""} onSent={setAnswerTo} />
            ) : (
              <Skeleton className={styles.waiting} />
            )}
          </>
        ) : (
          <EmptyState
            role="status"
            picture="/media/object/letter.webp?w=160"
            title={t("sent.title")}
            text={t("sent.text", { email: answerTo })}
            action={
              <div className={styles.actions}>
                <ButtonLink href={hrefTo.home()}>{t("back")}</ButtonLink>
                <Button variant="quiet" onClick={() => setAnswerTo(undefined)}>
                  {t("another")}
                </Button>
              </div>
            }
          />
        )}
      </div>
      <ContactFacts />
    </div>
  );
}
