import { UiLink } from "@sundry/ui/runtime";
import { X } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { routeOf } from "../../routes.ts";
import { closeAdvert, closedAdvert } from "./closedAdvert.ts";
import { useHomeHead } from "./homePage.ts";
import * as styles from "./TopAdvert.css.ts";

/** The strip above everything on the home page; closed, it stays closed until it says something else (HM-02). */
export function TopAdvert() {
  const { t } = useTranslation("shell");
  const advert = useHomeHead(true)?.topAdvert;
  const [closed, setClosed] = useState(closedAdvert);
  const content = advert && `${advert.url} ${advert.name}`;
  const reachable = advert && routeOf(advert.url.split("?")[0] ?? "") !== undefined;
  if (!advert || !content || !reachable || content === closed) return null;
  const close = () => {
    closeAdvert(content);
    setClosed(content);
  };
  return (
    <aside aria-label={advert.name} className={styles.root} style={{ background: advert.bgColor }}>
      <div aria-hidden="true" className={styles.startWeave} />
      <div aria-hidden="true" className={styles.endWeave} />
      <UiLink href={advert.url} className={styles.link}>
        <span className={styles.name}>{advert.name}</span>
        {advert.describe && <span className={styles.describe}>{advert.describe}</span>}
        {advert.action && <span className={styles.action}>{advert.action}</span>}
      </UiLink>
      <button type="button" aria-label={t("advert.close")} className={styles.close} onClick={close}>
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
