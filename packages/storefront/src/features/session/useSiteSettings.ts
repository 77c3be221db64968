import { checkAnswer } from "@sundry/api/client";
import { SiteSettingValue } from "@sundry/api/contract/entities/site";
import { get } from "@sundry/api/contract/site";
import { useMemo } from "react";
import { useRead } from "../../shared/data/useRead.ts";

/** The settings of the shop and its logins; empty until they have loaded. */
export function useSiteSettings(): SiteSettingValue {
  const { data } = useRead(get, {});
  return useMemo(() => parse(data?.settingValue), [data]);
}

function parse(text: string | undefined): SiteSettingValue {
  if (!text) return {};
  try {
    const { value, breaches } = checkAnswer(SiteSettingValue, JSON.parse(text));
    return breaches.length === 0 ? value : {};
  } catch {
    // Not JSON: `useSite` reports it.
    return {};
  }
}
