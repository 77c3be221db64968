import type { LucideIcon } from "lucide-react";
import Backpack from "lucide-react/icons/backpack";
import CookingPot from "lucide-react/icons/cooking-pot";
import Footprints from "lucide-react/icons/footprints";
import Gem from "lucide-react/icons/gem";
import Lamp from "lucide-react/icons/lamp";
import LayoutGrid from "lucide-react/icons/layout-grid";
import PartyPopper from "lucide-react/icons/party-popper";
import PencilRuler from "lucide-react/icons/pencil-ruler";
import Scissors from "lucide-react/icons/scissors";
import ShoppingBasket from "lucide-react/icons/shopping-basket";
import ToyBrick from "lucide-react/icons/toy-brick";
import Umbrella from "lucide-react/icons/umbrella";
import Wrench from "lucide-react/icons/wrench";
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
