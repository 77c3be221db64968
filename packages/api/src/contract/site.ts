import { call } from "./call.ts";
import { SiteSetting } from "./entities/site.ts";

/** Name, logo and icon of the shop, as JSON text in `settingValue`. To be kept for an hour (HM-11). Source: spec 7, common. */
export const get = call({ id: "site.get", method: "GET", path: "/site", auth: "none", result: SiteSetting });
