import { hrefTo } from "../../shared/routing/addresses.ts";

/** A part of a message: plain text, a page of the shop or another site; `at` is its position. */
export type MessagePart = { at: number; text: string } & Target;
type Target = { kind: "text" } | { kind: "page" | "outside"; href: string };

/** Numbers of orders and after-sale cases as the shop writes them, and web addresses. */
const pattern = /(?<![\p{L}\p{N}])([OA]\d{10,})(?![\p{L}\p{N}])|(https?:\/\/[^\s<>"'，。！？；、（）]+)/gu;

/** Punctuation after an address belongs to the sentence. */
const sentenceEnd = /[.,;:!?)\]]+$/;

/**
 * Splits a message into text and links. Markup is never interpreted: a link is the number of an order or a case, or an
 * address that begins with http (MC-13, VA-05).
 */
export function messageParts(text: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let done = 0;
  for (const found of text.matchAll(pattern)) {
    const link = linkOf(found[0]);
    if (!link) continue;
    if (found.index > done) parts.push({ at: done, kind: "text", text: text.slice(done, found.index) });
    parts.push({ at: found.index, ...link });
    done = found.index + link.text.length;
  }
  if (done < text.length) parts.push({ at: done, kind: "text", text: text.slice(done) });
  return parts;
}

function linkOf(found: string): ({ text: string } & Target) | undefined {
  if (found.startsWith("O")) return { kind: "page", text: found, href: hrefTo.order({ sn: found }) };
  if (found.startsWith("A")) return { kind: "page", text: found, href: hrefTo.afterSale({ sn: found }) };
  const address = found.replace(sentenceEnd, "");
  return URL.canParse(address) ? { kind: "outside", text: address, href: new URL(address).href } : undefined;
}
