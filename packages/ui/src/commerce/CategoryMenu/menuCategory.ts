import type { ReactNode } from "react";

/** A category as the menu shows it. */
export interface MenuCategory {
  readonly id: string;
  readonly name: string;
  /** Address of its goods list. */
  readonly href: string;
  /** Drawing before the name; first level only. */
  readonly icon?: ReactNode;
  /** Address of its picture, without `?w=`. */
  readonly image?: string;
  readonly children: readonly MenuCategory[];
}
