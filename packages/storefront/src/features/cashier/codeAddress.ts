import { shopConfig } from "../../shared/site/config.ts";

/**
 * The text of a code as a phone must read it: an address of the shop's own server becomes a whole one, anything else is the
 * provider's and stays as it is. Nothing while there is no code.
 */
export function codeAddress(
  content: string | null | undefined,
  { apiBase = shopConfig.apiBase, page = window.location.href }: { apiBase?: string; page?: string } = {},
): string | undefined {
  if (!content) return undefined;
  if (!content.startsWith("/") || content.startsWith("//")) return content;
  return new URL(content, new URL(apiBase, page)).href;
}
