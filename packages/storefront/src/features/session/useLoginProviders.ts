import { SiteSettingValue } from "@sundry/api/contract/entities/site";
import { get } from "@sundry/api/contract/site";
import { useRead } from "../../app/useRead.ts";

/** A third party by whom a buyer can log in. */
export interface LoginProvider {
  type: string;
  /** As the shop calls it. */
  name: string;
}

/** Third parties that the shop offers; none until it has said so, and none when it can't. */
export function useLoginProviders(): readonly LoginProvider[] {
  const { data } = useRead(get, {});
  if (!data) return [];
  try {
    return SiteSettingValue.safeParse(JSON.parse(data.settingValue)).data?.loginProviders ?? [];
  } catch {
    // Not JSON: told by whoever reads the shop's name.
    return [];
  }
}
