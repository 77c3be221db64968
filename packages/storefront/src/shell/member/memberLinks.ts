import { routeOf } from "../../routes.ts";

/** Pages of the member centre, in the order of its menu; those without a page yet are left out where they are listed. */
const pages = [
  { key: "myHome", href: "/home" },
  { key: "orders", href: "/home/MyOrder" },
  { key: "tracks", href: "/home/MyTracks" },
  { key: "messages", href: "/home/MsgList" },
  { key: "favourites", href: "/home/Favorites" },
] as const;

/** One link of the member centre; `key` names its word under `nav`. */
export type MemberLink = (typeof pages)[number];

/** The links whose pages exist. */
export function memberLinks(...keys: readonly MemberLink["key"][]): readonly MemberLink[] {
  return pages.filter(({ key, href }) => (keys.length === 0 || keys.includes(key)) && routeOf(href) !== undefined);
}
