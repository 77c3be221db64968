import type { Locale } from "../../shared/i18n/locales.ts";
import type { ServiceTopic } from "./customerService.ts";

/** Id of the platform, in place of a store's. */
const platform = "0";

interface ChatOpening {
  /** Opens the page; never shown, stored or logged (product 28). */
  token: string;
  topic: ServiceTopic;
  lang: Locale;
  theme: string | undefined;
  /** The number of this device, which every call names. It leaves the shop to no other address. */
  device: string | null;
}

/**
 * The address of the chat page: the link from the server with the token, the store and, if there is one, the product or the order.
 * Undefined for an address that can't be opened safely (SB-07).
 */
export function chatAddress(
  link: string,
  base: string,
  { token, topic, lang, theme, device }: ChatOpening,
): string | undefined {
  if (!URL.canParse(link, base)) return undefined;
  const address = new URL(link, base);
  // Only our own origin may be without TLS, because the address holds a token.
  const isOwn = address.origin === new URL(base).origin;
  if (address.protocol !== "https:" && !(isOwn && address.protocol === "http:")) return undefined;
  const { storeId, goodsId, skuId, orderSn } = topic;
  address.searchParams.set("token", token);
  address.searchParams.set("id", storeId ?? platform);
  if (goodsId !== undefined) address.searchParams.set("goodsId", goodsId);
  if (skuId !== undefined) address.searchParams.set("skuId", skuId);
  if (orderSn !== undefined) address.searchParams.set("orderSn", orderSn);
  address.searchParams.set("lang", lang);
  if (theme === "light" || theme === "dark") address.searchParams.set("theme", theme);
  if (isOwn && device) address.searchParams.set("uuid", device);
  return address.href;
}
