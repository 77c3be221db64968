import {
  CircleUserRound,
  Coins,
  Flag,
  Footprints,
  Heart,
  House,
  type LucideIcon,
  MapPin,
  MessageSquareText,
  Package,
  RotateCcw,
  Share2,
  ShieldCheck,
  Star,
  Store,
  TicketPercent,
  Wallet,
} from "lucide-react";

interface MenuPage {
  /** Names its word under `menu` of the words area `member`. */
  key: string;
  href: string;
  icon: LucideIcon;
  /** Pages that belong to it: the menu marks it while one of them is open. */
  inside?: readonly string[];
}

/** The menu of the member centre, in groups. */
export const memberMenu = [
  { group: undefined, pages: [{ key: "home", href: "/home", icon: House }] },
  {
    group: "orders",
    pages: [
      { key: "orders", href: "/home/MyOrder", icon: Package, inside: ["/home/OrderDetail"] },
      {
        key: "afterSales",
        href: "/home/AfterSale",
        icon: RotateCcw,
        inside: ["/home/ApplyAfterSale", "/home/AfterSaleDetail"],
      },
      { key: "reviews", href: "/home/CommentList", icon: Star, inside: ["/home/AddEval", "/home/EvalDetail"] },
      {
        key: "complaints",
        href: "/home/ComplainList",
        icon: Flag,
        inside: ["/home/Complain", "/home/ComplainDetail"],
      },
    ],
  },
  {
    group: "assets",
    pages: [
      { key: "wallet", href: "/home/MoneyManagement", icon: Wallet },
      { key: "coupons", href: "/home/Coupons", icon: TicketPercent },
      { key: "points", href: "/home/Point", icon: Coins },
      { key: "distribution", href: "/home/Distribution", icon: Share2 },
    ],
  },
  {
    group: "activity",
    pages: [
      { key: "favourites", href: "/home/Favorites", icon: Heart },
      { key: "tracks", href: "/home/MyTracks", icon: Footprints },
      { key: "messages", href: "/home/MsgList", icon: MessageSquareText, inside: ["/home/MsgDetail"] },
    ],
  },
  {
    group: "account",
    pages: [
      { key: "profile", href: "/home/Profile", icon: CircleUserRound },
      { key: "addresses", href: "/home/MyAddress", icon: MapPin, inside: ["/home/AddAddress"] },
      { key: "security", href: "/home/AccountSafe", icon: ShieldCheck, inside: ["/home/ModifyPwd"] },
      { key: "storeEntry", href: "/shopEntry?id=1", icon: Store },
    ],
  },
] as const satisfies readonly { group: string | undefined; pages: readonly MenuPage[] }[];

/** Whether a page of the menu, or one that belongs to it, is open at this path. */
export function isOpenAt(path: string, { href, inside = [] }: Pick<MenuPage, "href" | "inside">): boolean {
  const open = path.toLowerCase().replace(/(.)\/+$/, "$1");
  return [href, ...inside].some((address) => address.toLowerCase() === open);
}
