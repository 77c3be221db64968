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
  /** Ours: a line about the shop before its announcements; empty: none. */
  topLine: maybe(z.string()),
  /** Ours: a line about the shop in its footer and for search engines; empty: none. */
  slogan: maybe(z.string()),
  /** Ours: what the shop promises, above its footer. `icon`: `shipping`, `checked`, `returns` or `people`. */
  promises: maybe(z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() }))),
  /** Ours: parts of the shop that are closed: `storeEntry`, `distribution` (referrals), `points` (the points mall). */
  closed: maybe(z.array(z.string())),
  /** Ours: pages that have nothing to show at the time and are not linked: `seckill`, `couponCentre`. */
  empty: maybe(z.array(z.string())),
  /** Ours: the links of the home page's `navBar`, for pages that are opened before it. */
  nav: maybe(z.array(z.object({ name: z.string(), url: z.string() }))),
  /** Site registration number, shown in the footer. */
  icp: maybe(z.string()),
  /** Ours: more filing numbers in the footer, with the address of the register. */
  filings: maybe(z.array(z.object({ text: z.string(), url: z.string() }))),
  /** Ours: the shop on other marketplaces, linked in the footer. */
  marketplaces: maybe(z.array(z.object({ name: z.string(), url: z.string() }))),
  /** Ours: IANA name of the time zone of every time in answers, and of the flash sale's hours. */
  timeZone: maybe(z.string()),
  /** Ours: currency of all prices (ISO 4217), whatever the language; without it, each language has its usual sign. */
  currency: maybe(z.string()),
  /** Ours: name of the tax that comes on top of all prices, such as VAT; missing if prices have it in them, or there is none. */
  taxOnTop: maybe(z.string()),
  /** Ours: true when registering needs a code sent to a mobile number or an email address. */
  registrationCode: maybe(z.boolean()),
  /** Ours: third parties a buyer can log in with. `session.oauthWeb` takes the `type`. */
  loginProviders: maybe(z.array(z.object({ type: z.string(), name: z.string() }))),
});
export type SiteSettingValue = z.output<typeof SiteSettingValue>;
