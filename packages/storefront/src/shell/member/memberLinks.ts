import { hrefTo } from "../../shared/routing/addresses.ts";
/** Member pages, in the order of their menu. */
const pages = [
  { key: "myHome", href: hrefTo.member() },
  { key: "orders", href: hrefTo.orders() },
  { key: "tracks", href: hrefTo.footprints() },
  { key: "messages", href: hrefTo.messages() },
  { key: "favourites", href: hrefTo.favourites() },
] as const;

/** A link to a member page; its text is `nav.<key>`. */
export type MemberLink = (typeof pages)[number];

/** The links of these keys, in the order of the menu. */
export function memberLinks(...keys: readonly MemberLink["key"][]): readonly MemberLink[] {
  return pages.filter(({ key }) => keys.includes(key));
}
