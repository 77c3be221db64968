import { media } from "@sundry/ui/theme/breakpoints";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrating } from "../layout/useHydrating.ts";
import { chooseTheme, storedTheme } from "./theme.ts";
import * as styles from "./ThemeSwitch.css.ts";

/** Switches between the light and the dark theme, at once and for the next visit. */
export function ThemeSwitch() {
  const { t } = useTranslation("shell");
  const hydrating = useHydrating();
  const [chosen, setChosen] = useState<boolean>();
  const dark = chosen ?? (!hydrating && isDark());
  const label = t(dark ? "theme.toLight" : "theme.toDark");
  const Icon = dark ? Sun : Moon;
  const toggle = () => {
    chooseTheme(dark ? "light" : "dark");
    setChosen(!dark);
  };
  return (
    <button type="button" aria-label={label} title={label} onClick={toggle} className={styles.root}>
      <Icon aria-hidden="true" className={styles.icon} />
    </button>
  );
}

function isDark(): boolean {
  const choice = storedTheme();
  return choice === "system" ? window.matchMedia(media.dark).matches : choice === "dark";
}
