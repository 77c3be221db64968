import {
  Backpack,
  CookingPot,
  Footprints,
  Gem,
  Lamp,
  LayoutGrid,
  type LucideIcon,
  PartyPopper,
  PencilRuler,
  Scissors,
  ShoppingBasket,
  ToyBrick,
  Umbrella,
  Wrench,
} from "lucide-react";
import type { ReactNode } from "react";

/** The catalogue has no icons for its categories: the name chooses one, in either language. */
const icons: readonly (readonly [RegExp, LucideIcon])[] = [
  [/toy|game|玩具|游戏/i, ToyBrick],
  [/umbrella|rain|伞|雨/i, Umbrella],
  [/knit|sock|cloth|wear|针织|服饰|袜/i, Footprints],
  [/kitchen|cook|table|厨|餐/i, CookingPot],
  [/station|paper|office|school|文具|办公/i, PencilRuler],
  [/sew|haber|craft|缝|手工/i, Scissors],
  [/jewel|ornament|饰品|首饰/i, Gem],
  [/light|lamp|candle|灯|烛/i, Lamp],
  [/house|home|clean|居家|日用|家居/i, ShoppingBasket],
  [/bag|luggage|travel|箱|包/i, Backpack],
  [/party|gift|派对|礼品/i, PartyPopper],
  [/tool|hardware|五金|工具/i, Wrench],
];

/** The icon of a first-level category. */
export function categoryIcon(name: string): ReactNode {
  const [, Icon = LayoutGrid] = icons.find(([words]) => words.test(name)) ?? [];
  return <Icon />;
}
