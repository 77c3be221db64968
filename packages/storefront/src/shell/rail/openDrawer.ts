import { createStore } from "../../shared/data/createStore.ts";

/** The lists that open beside the page (SB-02). */
const drawerNames = ["cart", "orders", "coupons", "tracks", "favourites"] as const;

/** Name of such a list. */
export type DrawerName = (typeof drawerNames)[number];

/** Whether there is a list of this name. */
export function isDrawerName(name: string): name is DrawerName {
  return drawerNames.some((known) => known === name);
}

const drawer = createStore<DrawerName | undefined>(undefined);

/** Opens a drawer in place of another; undefined closes the open one. */
export const showDrawer: (name: DrawerName | undefined) => void = drawer.set;

/** The drawer that is open. */
export const useOpenDrawer: () => DrawerName | undefined = drawer.use;
