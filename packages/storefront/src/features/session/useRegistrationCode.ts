import { useSiteSettings } from "./useSiteSettings.ts";

/**
 * Whether a registration must verify a mobile number or email address; optional until the shop's settings have loaded.
 */
export function useRegistrationCode(): boolean {
  return useSiteSettings().registrationCode === true;
}
