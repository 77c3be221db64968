import { useSiteSettings } from "./useSiteSettings.ts";

/** Whether who registers has to prove a number or an address; until the shop has said so, the form leaves it to the buyer. */
export function useRegistrationCode(): boolean {
  return useSiteSettings().registrationCode === true;
}
