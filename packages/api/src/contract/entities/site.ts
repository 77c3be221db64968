import * as z from "zod/mini";
import { maybe } from "../scalars.ts";

/** Answer of `site.get`: `settingValue` is JSON text of a {@link SiteSettingValue}. */
export const SiteSetting = z.object({ id: maybe(z.string()), settingValue: z.string() });
export type SiteSetting = z.output<typeof SiteSetting>;

/** Contents of `settingValue`. Any field can be missing; the shop then keeps its own value. */
export const SiteSettingValue = z.object({
  siteName: maybe(z.string()),
  buyerSideLogo: maybe(z.string()),
  buyerSideIcon: maybe(z.string()),
  /** Ours: main colour of the shop, such as #0f766e. */
  accent: maybe(z.string()),
  /** Site registration number, shown in the footer. */
  icp: maybe(z.string()),
  /** Ours: IANA name of the time zone of every time in answers, and of the flash sale's hours. */
  timeZone: maybe(z.string()),
  /** Ours: currency of all prices (ISO 4217), whatever the language; without it, each language has its usual sign. */
  currency: maybe(z.string()),
  /** Ours: true when registering needs a code sent to a mobile number or an email address. */
  registrationCode: maybe(z.boolean()),
  /** Ours: third parties a buyer can log in with. `session.oauthWeb` takes the `type`. */
  loginProviders: maybe(z.array(z.object({ type: z.string(), name: z.string() }))),
});
export type SiteSettingValue = z.output<typeof SiteSettingValue>;
