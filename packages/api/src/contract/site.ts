import { call } from "./call.ts";
import { SiteSetting } from "./entities/site.ts";

/** Reads the name, logo, icon and time zone of the shop, as JSON text in `settingValue`. Clients should cache it for an hour. */
export const get = call({ id: "site.get", method: "GET", path: "/site", auth: "none", result: SiteSetting });
