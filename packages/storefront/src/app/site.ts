import { get } from "@sundry/api/contract/site";
import { SiteSettingValue } from "@sundry/api/contract/entities/site";
import { useEffect, useMemo } from "react";
import { defaultConfig } from "./config.ts";
import { storage } from "./storage.ts";
import { useRead } from "./useRead.ts";

export interface Site {
  siteName: string;
  logo: string | undefined;
  icon: string | undefined;
  recordFiling: string | undefined;
}

const hour = 3_600_000;
const keys = { siteName: "siteName", logo: "logo", icon: "icon" } as const;

/**
 * Name, logo and icon of the shop: the stored ones at once, the server's behind them, kept for an hour; a failed call
 * keeps what is there (HM-11, decisions 37).
 */
export function useSite(): Site {
  const stored = useMemo(readStored, []);
  const answer = useRead(get, stored.fresh ? null : {}, { freshFor: hour });
  const settings = useMemo(() => parse(answer.data?.settingValue), [answer.data]);
  useEffect(() => {
    if (!settings) return;
    storage.setWithExpiry(keys.siteName, settings.siteName ?? "", hour);
    storage.setWithExpiry(keys.logo, settings.buyerSideLogo ?? "", hour);
    storage.setWithExpiry(keys.icon, settings.buyerSideIcon ?? "", hour);
  }, [settings]);
  const icon = settings?.buyerSideIcon || stored.icon;
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>("link[rel='icon']");
    if (icon && link) link.href = icon;
  }, [icon]);
  return {
    siteName: settings?.siteName || stored.siteName || defaultConfig.title,
    logo: settings?.buyerSideLogo || stored.logo || undefined,
    icon: icon || undefined,
    recordFiling: settings?.icp ?? undefined,
  };
}

function readStored() {
  const siteName = storage.getWithExpiry(keys.siteName);
  return {
    siteName: siteName.value,
    logo: storage.getWithExpiry(keys.logo).value,
    icon: storage.getWithExpiry(keys.icon).value,
    fresh: siteName.fresh,
  };
}

function parse(text: string | undefined): SiteSettingValue | undefined {
  if (!text) return undefined;
  try {
    const result = SiteSettingValue.safeParse(JSON.parse(text));
    return result.success ? result.data : undefined;
  } catch {
    return undefined;
  }
}
