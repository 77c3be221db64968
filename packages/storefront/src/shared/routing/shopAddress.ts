import { shopConfig } from "../site/config.ts";
import type { ShopConfig } from "../site/configEntries.ts";
import { hasEntryPage } from "./entryPages.ts";

/**
 * The full address of a path, for links and codes outside the shop (EN-05): with the configured domain and port; on
 * phones the mobile domain, if there is one; without a domain, the address of the page itself. A page that the server can
 * answer by itself has no hash, so that others see its title and picture before they open it.
 */
export function shopAddress(
  path: string,
  {
    config = shopConfig,
    page = window.location.href,
    phone = window.matchMedia("(max-width: 767.98px)").matches,
  }: {
    config?: Pick<ShopConfig, "port" | "pcDomain" | "mobileDomain" | "entryPages">;
    page?: string;
    phone?: boolean;
  } = {},
): string {
  const here = new URL(page);
  const isEntry = config.entryPages && hasEntryPage(path);
  const domain = (phone && config.mobileDomain) || config.pcDomain;
  if (!domain) return isEntry ? here.origin + path : `${here.origin}${here.pathname}#${path}`;
  const usual = here.protocol === "https:" ? [80, 443] : [80];
  const port = domain.includes(":") || usual.includes(config.port) ? "" : `:${config.port}`;
  return `${here.protocol}//${domain}${port}${isEntry ? "" : "/#"}${path}`;
}
