import { SiteSettingValue } from "@sundry/api/contract/entities/site";
import { get } from "@sundry/api/contract/site";
import { useRead } from "../../app/useRead.ts";

/** Whether who registers has to prove a number or an address; until the shop has said so, the form leaves it to the buyer. */
export function useRegistrationCode(): boolean {
  const { data } = useRead(get, {});
  if (!data) return false;
  try {
    return SiteSettingValue.safeParse(JSON.parse(data.settingValue)).data?.registrationCode === true;
  } catch {
    // Not JSON: told by whoever reads the shop's name.
    return false;
  }
}
