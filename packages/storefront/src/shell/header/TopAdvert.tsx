import { UiLink } from "@sundry/ui/runtime";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useStorage } from "../../shared/session/storage.ts";
import { isReachable } from "../../shared/routing/addresses.ts";
import { closeAdvert, closedAdvert, expectsAdvert, rememberAdvert, unhideAdvert } from "./advertMemory.ts";
import { useHomeHead, useHomePage } from "../../features/page/index.ts";
import * as styles from "./TopAdvert.css.ts";

/**
 * The strip below the top bar of the home page. A closed strip stays closed until its content changes (HM-02). Its space is
 * reserved while it loads, so that nothing moves.
 */
export function TopAdvert() {
  const { t } = useTranslation("shell");
  const { loading } = useHomePage(true, { ofFrame: true });
  const advert = useHomeHead(true)?.topAdvert;
  const shown = advert && isReachable(advert.url) ? advert : undefined;
  const content = shown ? `${shown.url} ${shown.name}` : "";
  const known = useStorage();
  const [closedNow, setClosedNow] = useState<string>();
  const closed = closedNow ?? closedAdvert(known);
  const [expected] = useState(expectsAdvert);
  useEffect(() => {
    if (loading) return;
    rememberAdvert(content);
    unhideAdvert(content);
  }, [loading, content]);
  if (loading) return expected ? <div className={styles.root} /> : null;
  if (!shown || content === closed) return null;
  const close = () => {
    closeAdvert(content);
    setClosedNow(content);
  };
  return (
    <aside aria-label={shown.name} data-advert="" className={styles.root} style={{ background: shown.bgColor }}>
      <div aria-hidden="true" className={styles.startWeave} />
      <div aria-hidden="true" className={styles.endWeave} />
      <UiLink href={shown.url} className={styles.link}>
        <span className={styles.name}>{shown.name}</span>
        {shown.describe && <span className={styles.describe}>{shown.describe}</span>}
        {shown.action && <span className={styles.action}>{shown.action}</span>}
      </UiLink>
      <button type="button" aria-label={t("advert.close")} className={styles.close} onClick={close}>
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
