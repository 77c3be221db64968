import type { LucideIcon } from "lucide-react";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import Coins from "lucide-react/icons/coins";
import Flag from "lucide-react/icons/flag";
import Footprints from "lucide-react/icons/footprints";
import Heart from "lucide-react/icons/heart";
import House from "lucide-react/icons/house";
import MapPin from "lucide-react/icons/map-pin";
import MessageSquareText from "lucide-react/icons/message-square-text";
import Package from "lucide-react/icons/package";
import RotateCcw from "lucide-react/icons/rotate-ccw";
import Share2 from "lucide-react/icons/share-2";
import ShieldCheck from "lucide-react/icons/shield-check";
import Star from "lucide-react/icons/star";
import Store from "lucide-react/icons/store";
import TicketPercent from "lucide-react/icons/ticket-percent";
import Wallet from "lucide-react/icons/wallet";
import { hrefTo, pageAt, type PageName } from "../../shared/routing/addresses.ts";

interface MenuPage {
  /** Its text is `menu.<key>` in the words of `member`. */
  key: string;
  href: string;
  icon: LucideIcon;
  /** Other pages that mark this entry as open. */
  inside?: readonly PageName[];
}

/** The menu of the member pages, in groups. */
export const memberMenu = [
  { group: undefined, pages: [{ key: "home", href: hrefTo.member(), icon: House }] },
  {
    group: "orders",
    pages: [
      { key: "orders", href: hrefTo.orders(), icon: Package, inside: ["order"] },
      {
        key: "afterSales",
        href: hrefTo.afterSales(),
        icon: RotateCcw,
        inside: ["applyAfterSale", "afterSale"],
      },
      { key: "reviews", href: hrefTo.evaluations(), icon: Star, inside: ["addEvaluation", "evaluation"] },
      {
        key: "complaints",
        href: hrefTo.complaints(),
        icon: Flag,
        inside: ["fileComplaint", "complaint"],
      },
    ],
  },
  {
    group: "assets",
    pages: [
      { key: "wallet", href: hrefTo.wallet(), icon: Wallet },
      { key: "coupons", href: hrefTo.coupons(), icon: TicketPercent },
      { key: "points", href: hrefTo.points(), icon: Coins },
      { key: "distribution", href: hrefTo.distribution(), icon: Share2 },
    ],
  },
  {
    group: "activity",
    pages: [
      { key: "favourites", href: hrefTo.favourites(), icon: Heart },
      { key: "tracks", href: hrefTo.footprints(), icon: Footprints },
      { key: "messages", href: hrefTo.messages(), icon: MessageSquareText, inside: ["message"] },
    ],
  },
  {
    group: "account",
    pages: [
      { key: "profile", href: hrefTo.profile(), icon: CircleUserRound },
      { key: "addresses", href: hrefTo.addresses(), icon: MapPin, inside: ["address"] },
      {
        key: "security",
        href: hrefTo.accountSecurity(),
        icon: ShieldCheck,
        inside: ["changePassword", "resetPayPassword"],
      },
      { key: "storeEntry", href: hrefTo.storeEntry({ id: "1" }), icon: Store },
    ],
  },
] as const satisfies readonly { group: string | undefined; pages: readonly MenuPage[] }[];

/** Whether an entry's page, or one that belongs to it, is open at this path. */
export function isOpenAt(path: string, { href, inside = [] }: Pick<MenuPage, "href" | "inside">): boolean {
  const open = pageAt(path);
  return open !== undefined && [pageAt(href), ...inside].includes(open);
}
