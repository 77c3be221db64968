import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { shopConfig } from "../../shared/site/config.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import { keepReturn } from "./providerReturn.ts";
import * as styles from "./ThirdParties.css.ts";
import { useLoginProviders } from "./useLoginProviders.ts";

/** Log in by a third party, in a window beside the page; the page goes on as soon as that window is done (SE-06, SE-05). */
export function ThirdParties() {
  const { t } = useTranslation("session");
  const providers = useLoginProviders();
  const [params] = useSearchParams();
  const [away, setAway] = useState<string>();
  if (providers.length === 0) return null;
  const leave = (type: string, name: string) => {
    keepReturn(tabStorage, params);
    const address = `${shopConfig.apiBase}/connect/login/web/${encodeURIComponent(type)}`;
    // Where windows are kept shut, this one goes, and comes back.
    if (window.open(address, "sundry-login", "popup,width=520,height=680")) setAway(name);
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
            onClick={() => leave(type, name)}
          >
            {t("third.by", { name })}
          </Button>
        ))}
      </div>
      <div role="status">{away !== undefined && <Notice>{t("third.away", { name: away })}</Notice>}</div>
      <p className={styles.note}>{t("third.newHere")}</p>
    </section>
  );
}
