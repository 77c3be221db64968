import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import ExternalLink from "lucide-react/icons/external-link";
import { useTranslation } from "react-i18next";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import * as styles from "./ThirdParties.css.ts";
import { useLoginProviders } from "./useLoginProviders.ts";
import { useLoginWindow } from "./useLoginWindow.ts";

/**
 * Logs in through a third party in a new window; the page continues as soon as that window has finished (SE-06, SE-05).
 */
export function ThirdParties() {
  const { t } = useTranslation("session");
  const providers = useLoginProviders();
  const [back] = usePageQuery("login");
  const { away, leave } = useLoginWindow(back);
  if (providers.length === 0) return null;
  return (
    <section aria-labelledby="third-parties" className={styles.root}>
      <h2 id="third-parties" className={styles.title}>
        {t("thirdParty.title")}
      </h2>
      <div className={styles.buttons}>
        {providers.map(({ type, name }) => (
          <Button
            key={type}
            variant="outline"
            size="lg"
            wide
            icon={<ExternalLink aria-hidden="true" />}
            onClick={() => leave({ type, name })}
          >
            {t("thirdParty.continueWith", { name })}
          </Button>
        ))}
      </div>
      <div role="status">
        {away && (
          <Notice>
            {t(away.isBack ? "thirdParty.unfinished" : "thirdParty.continueElsewhere", { name: away.name })}
          </Notice>
        )}
      </div>
      <p className={styles.note}>{t("thirdParty.newHere")}</p>
    </section>
  );
}
