import type { ReactNode } from "react";
import { recordsOf } from "../../internal/given.ts";

/** A category as the menu shows it. */
export interface MenuCategory {
  readonly id: string;
  readonly name: string;
  /** Address of its product list. */
  readonly href: string;
  /** Icon before the name; first level only. */
  readonly icon?: ReactNode;
  /** Address of its picture, without `?w=`. */
  readonly image?: string;
  readonly children: readonly MenuCategory[];
  /** What the shop wants to be seen beside the children; first level only. */
  readonly campaign?: MenuCampaign;
}

/** The tile at the end of a category's panel. */
export interface MenuCampaign {
  readonly name: string;
  readonly href: string;
  /** Address of its picture, without `?w=`. */
  readonly image?: string;
}

/** Categories as they were given, each with its children in any case. */
export function categoriesOf(given: readonly MenuCategory[]): readonly MenuCategory[] {
  return recordsOf(given, ["children", "campaign"]).map((category) => ({
    ...category,
    children: categoriesOf(category.children),
  }));
}
