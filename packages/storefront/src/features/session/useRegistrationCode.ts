import { useSiteSettings } from "./useSiteSettings.ts";

/** Whether a registration must prove a mobile or email address; optional until the shop's settings have loaded. */
export function useRegistrationCode(): boolean {
  return useSiteSettings().registrationCode === true;
}
