import { useSiteSettings } from "./useSiteSettings.ts";

/** A third party by whom a buyer can log in. */
export interface LoginProvider {
  type: string;
  /** As the shop calls it. */
  name: string;
}

/** Third parties that the shop offers; none until it has said so, and none when it can't. */
export function useLoginProviders(): readonly LoginProvider[] {
  return useSiteSettings().loginProviders ?? [];
}
