import { clsx } from "clsx";
import { ChevronDown, Globe } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Locale } from "../../i18n/words.ts";
import { chooseLocale, useLocale } from "./locale.ts";
import * as styles from "./LanguageSwitch.css.ts";

const locales: readonly Locale[] = ["en", "zh"];

/** Chooses the language of everything on the page, at once (HM-10). `compact`: the drawing alone on a phone. */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <span className={clsx(styles.root, compact && styles.compact)}>
      <Globe aria-hidden="true" className={clsx(styles.icon, compact && styles.bigIcon)} />
      <span aria-hidden="true" className={compact ? styles.compactWords : styles.words}>
        {t(`language.${locale}`)}
      </span>
      <ChevronDown aria-hidden="true" className={clsx(styles.icon, compact && styles.compactWords)} />
      <select
        aria-label={t("language.label")}
        value={locale}
        onChange={(event) => void chooseLocale(event.currentTarget.value === "zh" ? "zh" : "en")}
        className={styles.select}
      >
        {locales.map((choice) => (
          <option key={choice} value={choice} lang={choice}>
            {t(`language.${choice}`)}
          </option>
        ))}
      </select>
    </span>
  );
}
