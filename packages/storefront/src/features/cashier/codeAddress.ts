import { shopConfig } from "../../shared/site/config.ts";

/**
 * The text of a code for a phone: an address on the shop's own server becomes absolute, that of a payment provider stays as it is.
 * Undefined while there is no code.
 */
export function codeAddress(
  content: string | null | undefined,
  { apiBase = shopConfig.apiBase, page = window.location.href }: { apiBase?: string; page?: string } = {},
): string | undefined {
  if (!content) return undefined;
  if (!content.startsWith("/") || content.startsWith("//")) return content;
  return new URL(content, new URL(apiBase, page)).href;
}
