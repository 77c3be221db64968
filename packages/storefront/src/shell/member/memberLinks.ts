/** Pages of the member centre, in the order of its menu. */
const pages = [
  { key: "myHome", href: "/home" },
  { key: "orders", href: "/home/MyOrder" },
  { key: "tracks", href: "/home/MyTracks" },
  { key: "messages", href: "/home/MsgList" },
  { key: "favourites", href: "/home/Favorites" },
] as const;

/** One link of the member centre; `key` names its word under `nav`. */
export type MemberLink = (typeof pages)[number];

/** The links of these keys, in the order of the menu. */
export function memberLinks(...keys: readonly MemberLink["key"][]): readonly MemberLink[] {
  return pages.filter(({ key }) => keys.includes(key));
}
