import { useSiteSettings } from "./useSiteSettings.ts";

/** A third party through which a buyer can log in. */
export interface LoginProvider {
  type: string;
  /** Name for the buyer. */
  name: string;
}

/** Third-party logins of the shop; none until its settings have loaded. */
export function useLoginProviders(): readonly LoginProvider[] {
  return useSiteSettings().loginProviders ?? [];
}
