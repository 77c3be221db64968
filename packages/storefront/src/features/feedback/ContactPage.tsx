import { me } from "@sundry/api/contract/member";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo, pages } from "../../shared/routing/addresses.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { loginAddress } from "../../shared/routing/returnPath.ts";
import { useUser } from "../../shared/session/session.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useIsUsualShop } from "../../shared/site/site.ts";
import { ContactFacts } from "./ContactFacts.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { contactNeedsLogin } from "./sendContactMessage.ts";
import * as styles from "./ContactPage.css.ts";

/**
 * The contact form. Open to visitors if the backend takes their messages; a buyer's name and email address are filled
 * in (MC-17).
 */
export function ContactPage() {
  const { t } = useTranslation("feedback");
  const user = useUser();
  // Only the usual shop promises when it replies.
  const usual = useIsUsualShop();
  const { data, error } = useRead(me, user ? {} : null);
  const [answerTo, setAnswerTo] = useState<string>();
  const ready = !user || data || error;
  return (
    <div className={`${wrap} ${styles.layout}`}>
      <div className={styles.main}>
        <h1 className={styles.title}>{t("title")}</h1>
        {!user && contactNeedsLogin() ? (
          <EmptyState
            drawing="letter"
            title={t("login.title")}
            text={t("login.text")}
            action={
              <ButtonLink href={loginAddress(pages.contact.path, new URLSearchParams())}>
                {t("login.action")}
              </ButtonLink>
            }
          />
        ) : answerTo === undefined ? (
          <>
            <p className={styles.lead}>{t(usual ? "leadUsual" : "lead")}</p>
            {ready ? (
              <ContactForm name={data?.nickName ?? ""} email={data?.email ?? ""} onSent={setAnswerTo} />
            ) : (
              <Skeleton className={styles.skeleton} />
            )}
          </>
        ) : (
          <EmptyState
            role="status"
            drawing="letter"
            title={t("sent.title")}
            text={t(usual ? "sent.textUsual" : "sent.text", { email: answerTo })}
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
