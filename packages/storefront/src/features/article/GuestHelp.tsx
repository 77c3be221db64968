import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { pages } from "../../shared/routing/addresses.ts";
import { loginAddress } from "../../shared/routing/returnPath.ts";
import * as styles from "./HelpHome.css.ts";

/** In place of the choice of an order, for somebody who is not logged in. */
export function GuestHelp() {
  const { t } = useTranslation("article");
  return (
    <section aria-label={t("home.guest.title")} className={styles.guest}>
      <div>
        <h2 className={styles.guestTitle}>{t("home.guest.title")}</h2>
        <p className={styles.guestText}>{t("home.guest.text")}</p>
      </div>
      <ButtonLink href={loginAddress(pages.article.path, new URLSearchParams())}>{t("home.guest.action")}</ButtonLink>
    </section>
  );
}
