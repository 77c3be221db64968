import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import { useTranslation } from "react-i18next";
import { chooseLocale, useLocale } from "./locale.ts";
import { isLocale, localeOf, locales } from "./locales.ts";
import * as styles from "./LanguageSwitch.css.ts";

/** Changes the language of the whole page at once (HM-10). `compact`: only the icon on a phone. */
export function LanguageSwitch({ compact = false }: { compact?: boolean }) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  return (
    <span className={clsx(styles.root, compact && styles.compact)}>
      <Globe aria-hidden="true" className={clsx(styles.icon, compact && styles.bigIcon)} />
      <span aria-hidden="true" className={compact ? styles.compactWords : styles.words}>
        {localeOf(locale).name}
      </span>
      <ChevronDown aria-hidden="true" className={clsx(styles.icon, compact && styles.compactWords)} />
      <select
        aria-label={t("language.label")}
        value={locale}
        onChange={({ currentTarget: { value } }) => {
          if (isLocale(value)) void chooseLocale(value);
        }}
        className={styles.select}
      >
        {locales.map((id) => (
          <option key={id} value={id} lang={localeOf(id).htmlLang}>
            {localeOf(id).name}
          </option>
        ))}
      </select>
    </span>
  );
}
