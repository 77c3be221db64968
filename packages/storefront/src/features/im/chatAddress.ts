import type { Locale } from "../../shared/i18n/locales.ts";
import type { ServiceTopic } from "./customerService.ts";

/** Id of the platform where a store's id stands. */
const platform = "0";

interface ChatOpening {
  /** Opens the page; never shown, stored or logged (product 28). */
  token: string;
  topic: ServiceTopic;
  lang: Locale;
  theme: string | undefined;
}

/**
 * The address that the chat page is opened with: what the shop answered, and behind it the token, the store, and goods where there
 * are some. Undefined for an address that no page of the web can have. SB-07.
 */
export function chatAddress(
  link: string,
  base: string,
  { token, topic, lang, theme }: ChatOpening,
): string | undefined {
  if (!URL.canParse(link, base)) return undefined;
  const address = new URL(link, base);
  // Nothing but our own origin may be without TLS: a token travels there.
  const isOwn = address.origin === new URL(base).origin;
  if (address.protocol !== "https:" && !(isOwn && address.protocol === "http:")) return undefined;
  const { storeId, goodsId, skuId } = topic;
  address.searchParams.set("token", token);
  address.searchParams.set("id", storeId ?? platform);
  if (goodsId !== undefined) address.searchParams.set("goodsId", goodsId);
  if (skuId !== undefined) address.searchParams.set("skuId", skuId);
  address.searchParams.set("lang", lang);
  if (theme === "light" || theme === "dark") address.searchParams.set("theme", theme);
  return address.href;
}
