import {
  checkAnswer,
  buyerSideIconKey,
  buyerSideLogoKey,
  type Expiring,
  readStored,
  type SafeStorage,
  siteNameKey,
  type StoredKey,
  writeStored,
} from "@sundry/api/client";
import { type SiteSetting, SiteSettingValue } from "@sundry/api/contract/entities/site";
import { get } from "@sundry/api/contract/site";
import { useEffect, useMemo } from "react";
import { nameShop } from "../i18n/words.ts";
import { accentKey, linkedAccent, showAccent } from "./accent.ts";
import { shopConfig } from "./config.ts";
import { useLocale } from "../i18n/locale.ts";
import { setShopZone } from "../i18n/shopZone.ts";
import { reportFault } from "../data/reportFault.ts";
import { storage, useStorage } from "../session/storage.ts";
import { useRead } from "../data/useRead.ts";

export interface Site {
  siteName: string;
  logo: string | undefined;
  icon: string | undefined;
  recordFiling: string | undefined;
}

/** Text of the settings in one language: what they have besides name, logo and icon. */
const siteSettingsKey: StoredKey<Expiring<string>> = { ...siteNameKey, name: "siteSettings" };

/** How long settings are kept, in ms. A page that stays open as long reads them again. */
const HOUR = 3_600_000;

/** The settings as far as they are known, and what of them the server has sent in this visit: each visit asks once. */
function useSettings() {
  const locale = useLocale();
  const known = useStorage();
  const stored = useMemo(() => readSite(known, locale), [known, locale]);
  const { data, error } = useRead(get, {}, { freshFor: HOUR, ofFrame: true });
  const text = data?.settingValue;
  const answered = useMemo(() => parse(text), [text]);
  return { locale, stored, text, answered, failed: error !== undefined };
}

/** What is assumed if the settings can't be read: a shop that claims nothing. */
const unreadable: SiteSettingValue = { topLine: "", slogan: "", promises: [] };

/** The settings of the shop: those of the last visit until the server has answered; undefined until any are known. */
export function useSiteSettings(): SiteSettingValue | undefined {
  const { stored, answered, failed } = useSettings();
  return answered ?? stored.settings ?? (failed ? unreadable : undefined);
}

/**
 * Whether the shop says the usual about itself, as the demo marketplace does: promises, office, hours. A shop with claims of
 * its own, or none, does not. False until the settings are known.
 */
export function useIsUsualShop(): boolean {
  const settings = useSiteSettings();
  return settings !== undefined && settings.promises == null;
}

/**
 * Name, logo and icon of the shop: first the stored ones, then the server's, which are stored for an hour per language.
 * If the call fails, the stored ones stay (HM-11, product 37). The shop's time zone comes with them (product 11).
 */
export function useSite(): Site {
  const { locale, stored, text, answered: settings } = useSettings();
  useEffect(() => {
    if (!settings) return;
    store(siteSettingsKey, text, locale);
    store(siteNameKey, settings.siteName, locale);
    store(buyerSideLogoKey, settings.buyerSideLogo, locale);
    store(buyerSideIconKey, settings.buyerSideIcon, locale);
    if (!setShopZone(settings.timeZone)) reportFault("answer", "site.get settingValue timeZone");
  }, [settings, text, locale]);
  const icon = settings?.buyerSideIcon || stored.icon;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel='icon']");
    if (icon && link) link.href = icon;
  }, [icon]);
  const siteName = settings?.siteName || stored.siteName || shopConfig.title;
  useEffect(() => nameShop(siteName), [siteName]);
  const accent = settings ? (settings.accent ?? "") : (linkedAccent ?? storage.get(accentKey) ?? "");
  useEffect(() => {
    storage.set(accentKey, accent);
    void showAccent(accent);
  }, [accent]);
  return {
    siteName,
    logo: settings?.buyerSideLogo || stored.logo || undefined,
    icon: icon || undefined,
    recordFiling: (settings ?? stored.settings)?.icp ?? undefined,
  };
}

/**
 * Takes over name and time zone from the answer of `site.get` that a page is rendered from, before it is rendered: on the
 * server, and in the browser when it takes over such a page. Both then show the same words and times.
 */
export function takeSite(answer: SiteSetting | undefined): void {
  const settings = parse(answer?.settingValue);
  nameShop(settings?.siteName || shopConfig.title);
  if (!setShopZone(settings?.timeZone)) setShopZone(undefined);
}

/** What the shop says about itself in an answer of `site.get`; empty: nothing, undefined: the usual. */
export function sloganOf(answer: SiteSetting | undefined): string | undefined {
  return parse(answer?.settingValue)?.slogan ?? undefined;
}

/** Address of the shop's own logo in an answer of `site.get`; undefined if it has none. */
export function logoOf(answer: SiteSetting | undefined): string | undefined {
  return parse(answer?.settingValue)?.buyerSideLogo || undefined;
}

function readSite(known: SafeStorage, locale: string) {
  const siteName = readStored(known, siteNameKey);
  const usable = siteName?.locale === locale;
  const text = readStored(known, siteSettingsKey);
  const settings = text?.locale === locale ? parse(text.value) : undefined;
  return {
    settings,
    siteName: usable ? siteName.value : undefined,
    logo: readStored(known, buyerSideLogoKey)?.value,
    icon: readStored(known, buyerSideIconKey)?.value,
  };
}

function store(key: StoredKey<Expiring<string>>, value: string | null | undefined, locale: string): void {
  writeStored(storage, key, { value: value ?? "", expires: Date.now() + HOUR, locale });
}

let parsed: { text: string; value: SiteSettingValue | undefined } | undefined;

/** The settings in an answer. Every part of the shell reads them, so the last text is read only once. */
function parse(text: string | undefined): SiteSettingValue | undefined {
  if (!text) return undefined;
  if (parsed?.text !== text) parsed = { text, value: read(text) };
  return parsed.value;
}

function read(text: string): SiteSettingValue | undefined {
  try {
    const { value, breaches } = checkAnswer(SiteSettingValue, JSON.parse(text));
    if (breaches.length === 0) return value;
  } catch {
    // Not JSON: reported below like any other invalid setting.
  }
  reportFault("answer", "site.get settingValue");
  return undefined;
}
