import type { Messages } from "@sundry/ui/runtime";
import type { Locale } from "../../i18n/words.ts";
import { loadCode } from "../../start/loadCode.ts";

const loaded: Partial<Record<Locale, Messages>> = {};

/** Loads the design system's own words of one language; only the language in use is fetched. */
export async function loadUiWords(locale: Locale): Promise<void> {
  if (loaded[locale]) return;
  const { ui } = await loadCode(() =>
    locale === "zh" ? import("../../i18n/zh/shell.ts") : import("../../i18n/en/shell.ts"),
  );
  loaded[locale] = ui;
}

/** The words loaded before; asking for a language that was never loaded is a fault of the start sequence. */
export function uiWords(locale: Locale): Messages {
  const words = loaded[locale] ?? loaded.en ?? loaded.zh;
  if (!words) throw new Error("loadUiWords must finish before the first render");
  return words;
}
