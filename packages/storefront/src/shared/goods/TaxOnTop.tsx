import { useTranslation } from "react-i18next";
import { useSiteSettings } from "../site/site.ts";
import * as styles from "./TaxOnTop.css.ts";

/** Under a total before the checkout: that tax comes on top of it. Nothing in a shop whose prices have it in them. */
export function TaxOnTop() {
  const { t } = useTranslation("shell");
  const name = useSiteSettings()?.taxOnTop;
  return name ? <p className={styles.note}>{t("taxOnTop", { name })}</p> : null;
}
