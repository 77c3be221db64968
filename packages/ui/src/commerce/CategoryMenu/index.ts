export { CategoryMenu, type CategoryMenuProps } from "./CategoryMenu.tsx";
export type { MenuCategory } from "./menuCategory.ts";
export { CategoryName, type CategoryNameProps } from "./CategoryName.tsx";
