import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import ExternalLink from "lucide-react/icons/external-link";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { shopConfig } from "../../shared/site/config.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import { storeReturn } from "./providerReturn.ts";
import * as styles from "./ThirdParties.css.ts";
import { useLoginProviders } from "./useLoginProviders.ts";

/** Logs in through a third party in a new window; the page continues as soon as that window has finished (SE-06, SE-05). */
export function ThirdParties() {
  const { t } = useTranslation("session");
  const providers = useLoginProviders();
  const [back] = usePageQuery("login");
  const [openProvider, setOpenProvider] = useState<string>();
  if (providers.length === 0) return null;
  const logInWith = (type: string, name: string) => {
    storeReturn(tabStorage, back);
    const address = `${shopConfig.apiBase}/connect/login/web/${encodeURIComponent(type)}`;
    // If the browser blocks new windows, this one goes to the third party and comes back.
    if (window.open(address, "sundry-login", "popup,width=520,height=680")) setOpenProvider(name);
    else window.location.assign(address);
  };
  return (
    <section aria-labelledby="third-parties" className={styles.root}>
      <h2 id="third-parties" className={styles.title}>
        {t("third.title")}
      </h2>
      <div className={styles.buttons}>
        {providers.map(({ type, name }) => (
          <Button
            key={type}
            variant="outline"
            size="lg"
            wide
            icon={<ExternalLink aria-hidden="true" />}
            onClick={() => logInWith(type, name)}
          >
            {t("third.by", { name })}
          </Button>
        ))}
      </div>
      <div role="status">
        {openProvider !== undefined && <Notice>{t("third.away", { name: openProvider })}</Notice>}
      </div>
      <p className={styles.note}>{t("third.newHere")}</p>
    </section>
  );
}
