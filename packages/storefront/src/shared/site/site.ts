import {
  checkAnswer,
  buyerSideIconKey,
  buyerSideLogoKey,
  type Expiring,
  readStored,
  siteNameKey,
  type StoredKey,
  writeStored,
} from "@sundry/api/client";
import { SiteSettingValue } from "@sundry/api/contract/entities/site";
import { get } from "@sundry/api/contract/site";
import { useEffect, useMemo } from "react";
import { shopConfig } from "./config.ts";
import { useLocale } from "../i18n/locale.ts";
import { reportFault } from "../data/reportFault.ts";
import { storage } from "../session/storage.ts";
import { useRead } from "../data/useRead.ts";

export interface Site {
  siteName: string;
  logo: string | undefined;
  icon: string | undefined;
  recordFiling: string | undefined;
}

const HOUR = 3_600_000;

/**
 * Name, logo and icon of the shop: the stored ones at once, then the server's, which are stored for an hour per language. If the
 * call fails, the stored ones stay (HM-11, product 37).
 */
export function useSite(): Site {
  const locale = useLocale();
  const stored = useMemo(() => readSite(locale), [locale]);
  const answer = useRead(get, stored.fresh ? null : {}, { freshFor: HOUR });
  const settings = useMemo(() => parse(answer.data?.settingValue), [answer.data]);
  useEffect(() => {
    if (!settings) return;
    store(siteNameKey, settings.siteName, locale);
    store(buyerSideLogoKey, settings.buyerSideLogo, locale);
    store(buyerSideIconKey, settings.buyerSideIcon, locale);
  }, [settings, locale]);
  const icon = settings?.buyerSideIcon || stored.icon;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel='icon']");
    if (icon && link) link.href = icon;
  }, [icon]);
  return {
    siteName: settings?.siteName || stored.siteName || shopConfig.title,
    logo: settings?.buyerSideLogo || stored.logo || undefined,
    icon: icon || undefined,
    recordFiling: settings?.icp ?? undefined,
  };
}

function readSite(locale: string) {
  const siteName = readStored(storage, siteNameKey);
  const usable = siteName?.locale === locale;
  return {
    siteName: usable ? siteName.value : undefined,
    logo: readStored(storage, buyerSideLogoKey)?.value,
    icon: readStored(storage, buyerSideIconKey)?.value,
    fresh: usable && siteName.expires > Date.now(),
  };
}

function store(key: StoredKey<Expiring<string>>, value: string | null | undefined, locale: string): void {
  writeStored(storage, key, { value: value ?? "", expires: Date.now() + HOUR, locale });
}

function parse(text: string | undefined): SiteSettingValue | undefined {
  if (!text) return undefined;
  try {
    const { value, breaches } = checkAnswer(SiteSettingValue, JSON.parse(text));
    if (breaches.length === 0) return value;
  } catch {
    // Not JSON: reported below like any other invalid setting.
  }
  reportFault("answer", "site.get settingValue");
  return undefined;
}
