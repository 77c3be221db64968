import ArrowUp from "lucide-react/icons/arrow-up";
import CircleUserRound from "lucide-react/icons/circle-user-round";
import Footprints from "lucide-react/icons/footprints";
import Headset from "lucide-react/icons/headset";
import Heart from "lucide-react/icons/heart";
import Mail from "lucide-react/icons/mail";
import MessageSquareText from "lucide-react/icons/message-square-text";
import ReceiptText from "lucide-react/icons/receipt-text";
import TicketPercent from "lucide-react/icons/ticket-percent";
import WalletMinimal from "lucide-react/icons/wallet-minimal";
import type { ReactNode } from "react";
import { CartIcon } from "../../features/cart/index.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { DrawerName } from "./openDrawer.ts";

/**
 * What a plain click does: follow the link, open it in a new tab, open a drawer, open customer service, or scroll to
 * the top.
 */
export type RailAction = "follow" | "newTab" | "service" | "top" | { readonly drawer: DrawerName };

/** An entry of the sidebar; its text is `entry.<id>` in the words of `rail`. */
export interface RailPlace {
  readonly id:
    | "member"
    | "cart"
    | "orders"
    | "coupons"
    | "assets"
    | "tracks"
    | "messages"
    | "favourites"
    | "service"
    | "contact"
    | "top";
  readonly icon: ReactNode;
  /** For Ctrl-click too. */
  readonly href?: string;
  readonly action: RailAction;
  /** Whether a visitor is asked to log in first (SB-04). */
  readonly login: boolean;
}

/**
 * The entries of the sidebar, in an order that satisfies both readings of the specification (SB-01, product 1). A line
 * separates the groups.
 */
export const railPlaces: readonly (readonly RailPlace[])[] = [
  [
    { id: "member", icon: <CircleUserRound />, href: hrefTo.member(), action: "newTab", login: true },
    { id: "cart", icon: <CartIcon />, href: hrefTo.cart(), action: { drawer: "cart" }, login: true },
    { id: "orders", icon: <ReceiptText />, href: hrefTo.orders(), action: { drawer: "orders" }, login: true },
    { id: "coupons", icon: <TicketPercent />, href: hrefTo.couponCentre(), action: { drawer: "coupons" }, login: true },
    { id: "assets", icon: <WalletMinimal />, href: hrefTo.wallet(), action: "newTab", login: true },
    { id: "tracks", icon: <Footprints />, href: hrefTo.footprints(), action: { drawer: "tracks" }, login: true },
    { id: "messages", icon: <MessageSquareText />, href: hrefTo.messages(), action: "follow", login: true },
    { id: "favourites", icon: <Heart />, href: hrefTo.favourites(), action: { drawer: "favourites" }, login: true },
  ],
  [
    { id: "service", icon: <Headset />, action: "service", login: true },
    { id: "contact", icon: <Mail />, href: hrefTo.contact(), action: "follow", login: false },
  ],
  [{ id: "top", icon: <ArrowUp />, action: "top", login: false }],
];
