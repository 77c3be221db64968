import { createStore } from "../../shared/data/createStore.ts";

/** The lists that open beside the page (SB-02). */
export type DrawerName = "cart" | "orders" | "coupons" | "tracks" | "favourites";

const drawer = createStore<DrawerName | undefined>(undefined);

/** Opens a drawer in place of another; undefined closes the open one. */
export const showDrawer: (name: DrawerName | undefined) => void = drawer.set;

/** The drawer that is open. */
export const useOpenDrawer: () => DrawerName | undefined = drawer.use;
