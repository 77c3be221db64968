import * as z from "zod/mini";
import { maybe } from "../scalars.ts";

/** Answer of `site.get`: `settingValue` is JSON text of a {@link SiteSettingValue}. */
export const SiteSetting = z.object({ id: maybe(z.string()), settingValue: z.string() });
export type SiteSetting = z.output<typeof SiteSetting>;

/** What `settingValue` holds. Every field may be missing: the shop then keeps what it has (HM-11). */
export const SiteSettingValue = z.object({
  siteName: maybe(z.string()),
  buyerSideLogo: maybe(z.string()),
  buyerSideIcon: maybe(z.string()),
  /** Record-filing number for the footer. */
  icp: maybe(z.string()),
  /** Ours: who registers has to prove a mobile number or an e-mail address by a code. */
  registrationCode: maybe(z.boolean()),
  /** Ours: third parties by whom a buyer can log in; `type` goes into `session.oauthWeb`. */
  loginProviders: maybe(z.array(z.object({ type: z.string(), name: z.string() }))),
});
export type SiteSettingValue = z.output<typeof SiteSettingValue>;
