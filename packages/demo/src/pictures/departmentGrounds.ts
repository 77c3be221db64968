import type { TintKey } from "./grounds.ts";

/** The backdrop of each first-level category, so that its goods look alike in a grid. */
const departmentGrounds: Readonly<Record<string, TintKey>> = {
  toys: "sky",
  umbrellas: "steel",
  knitwear: "shell",
  kitchen: "mint",
  stationery: "lilac",
  sewing: "sand",
  jewellery: "shell",
  lighting: "steel",
  household: "mint",
  bags: "sand",
  party: "lilac",
  "hand-tools": "sky",
};

/** The backdrop for goods of a third-level category, whose key begins with that of its department. */
export function groundOf(category: string): TintKey {
  const department = Object.keys(departmentGrounds).find((key) => category.startsWith(`${key}-`));
  return departmentGrounds[department ?? ""] ?? "steel";
}
