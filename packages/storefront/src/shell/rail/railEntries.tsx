import {
  ArrowUp,
  CircleUserRound,
  Footprints,
  Headset,
  Heart,
  Mail,
  MessageSquareText,
  ReceiptText,
  ShoppingCart,
  TicketPercent,
  WalletMinimal,
} from "lucide-react";
import type { ReactNode } from "react";
import type { DrawerName } from "./openDrawer.ts";

/** What a plain press does: follow the link, open it in a new tab, open a drawer, talk to somebody, or go up. */
export type RailAction = "follow" | "newTab" | "service" | "top" | { readonly drawer: DrawerName };

/** One place of the sidebar; its word is `entry.<id>` of the rail's words. */
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
  /** Also where Ctrl-click leads. */
  readonly href?: string;
  readonly action: RailAction;
  /** A visitor is asked to log in first (SB-04). */
  readonly login: boolean;
}

/**
 * The sidebar as data, so that a merchant's shop picks its own: one order that satisfies both readings of the specification
 * (SB-01, decisions 1). A line stands between the groups.
 */
export const railPlaces: readonly (readonly RailPlace[])[] = [
  [
    { id: "member", icon: <CircleUserRound />, href: "/home", action: "newTab", login: true },
    { id: "cart", icon: <ShoppingCart />, href: "/cart", action: { drawer: "cart" }, login: true },
    { id: "orders", icon: <ReceiptText />, href: "/home/MyOrder", action: { drawer: "orders" }, login: true },
    { id: "coupons", icon: <TicketPercent />, href: "/coupon", action: { drawer: "coupons" }, login: true },
    { id: "assets", icon: <WalletMinimal />, href: "/home/MoneyManagement", action: "newTab", login: true },
    { id: "tracks", icon: <Footprints />, href: "/home/MyTracks", action: { drawer: "tracks" }, login: true },
    { id: "messages", icon: <MessageSquareText />, href: "/home/MsgList", action: "follow", login: true },
    { id: "favourites", icon: <Heart />, href: "/home/Favorites", action: { drawer: "favourites" }, login: true },
  ],
  [
    { id: "service", icon: <Headset />, action: "service", login: true },
    { id: "contact", icon: <Mail />, href: "/mailUs", action: "follow", login: false },
  ],
  [{ id: "top", icon: <ArrowUp />, action: "top", login: false }],
];
