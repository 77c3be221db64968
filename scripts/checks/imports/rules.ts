import type { Edge } from "./sources.ts";

/** What each package may take from the others. */
const packages: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  api: [],
  server: ["api"],
  demo: ["server", "api"],
  storefront: ["ui", "api"],
};

/** What a package may take from another one only when it is needed, by `import()`. */
const loadedWhenAsked: Readonly<Record<string, readonly string[]>> = { server: ["demo"] };

const foundation = ["theme", "runtime", "format", "internal"];

/** Inside ui and api: what each folder may take, itself included anyway. A folder not listed here is new and must be added. */
const arrows: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ui: {
    theme: [],
    internal: ["theme"],
    runtime: ["theme", "internal"],
    format: ["runtime", "internal"],
    primitives: foundation,
    forms: [...foundation, "primitives"],
    commerce: [...foundation, "primitives"],
    blocks: [...foundation, "primitives", "commerce"],
    testing: [...foundation, "primitives", "forms", "commerce", "blocks"],
  },
  api: {
    contract: [],
    dialects: ["contract"],
    client: ["contract", "dialects"],
    "index.ts": ["contract", "dialects", "client"],
  },
};

/** Files of a feature that the rest of the shop may import. Everything else of a feature is its own business. */
export const publicFiles: readonly string[] = [
  "features/cart/useAddToCart.ts",
  "features/cart/useCartCount.ts",
  "features/cart/useAddFromCard.ts",
  "features/cart/SearchedRail.tsx",
  // Which SKU a card's address names, and the hearts on cards of any list or block.
  "features/cart/goodsLink.ts",
  "features/browse/useFavouriteCards.ts",
  // What goes on after the log-in it asked for; the shell calls them by the name of the intent.
  "features/cart/ResumedAdd.ts",
  "features/goods/ResumedBuyNow.ts",
  "features/goods/ResumedFavourite.ts",
  "features/points/ResumedExchange.ts",
  "features/promotions/ResumedClaim.ts",
  "features/store/ResumedFollow.ts",
  // Drawers, dialogs and notices that the shell opens on every page.
  "features/im/ServiceDialog.tsx",
  "features/orders/orderState.ts",
  "features/promotions/couponView.ts",
  "features/promotions/DueReminders.tsx",
  "features/promotions/reminderStore.ts",
  // Blocks of any page of the shop: home, special pages, decorated stores.
  "features/home/ShopBlocks.tsx",
  // Tickets and rounds stand on the pages of stores and on the home page too.
  "features/promotions/CouponTickets.tsx",
  "features/promotions/seckillRounds.ts",
  // Rules of new passwords and of numbers and addresses, and what the log-in page is told by others.
  "features/session/arrival.ts",
  "features/session/newPassword.ts",
  "features/session/recipient.ts",
  // The first paint of the address that most visitors open, before its chunk is here.
  "features/home/HomeSkeleton.tsx",
];

/** Why an import is not allowed, or undefined when it is. `exported` tells what the other package offers. */
export function forbidden(edge: Edge, exported: (name: string, subpath: string) => boolean): string | undefined {
  const { to } = edge;
  if (to.kind === "outside") return undefined;
  if (to.kind === "sibling") {
    const known = [packages, ...(edge.kind === "lazy" ? [loadedWhenAsked] : [])];
    if (!known.some((table) => table[edge.package]?.includes(to.package)))
      return `${edge.package} may not import ${to.package}`;
    return exported(to.package, to.subpath) ? undefined : `${to.subpath} is not among the exports of ${to.package}`;
  }
  if (to.path.startsWith("..")) return leavesPackage(edge, to.path);
  if (to.area === edge.fromArea) return undefined;
  return arrow(edge, to.area) ?? betweenFeatures(edge, to.path);
}

function leavesPackage({ isProof }: Edge, path: string): string | undefined {
  return isProof && path.startsWith("../test/") ? undefined : "leads out of the package's src";
}

function arrow(edge: Edge, area: string): string | undefined {
  const allowed = arrows[edge.package];
  if (allowed === undefined || edge.isProof) return undefined;
  const own = allowed[edge.fromArea];
  if (own === undefined)
    return `${edge.fromArea} is a new folder: say in scripts/checks/imports/rules.ts what it may import`;
  return own.includes(area) ? undefined : `${edge.fromArea} may not import ${area}`;
}

/** The files that load pages, and nothing else may: the route table and the list of the pages that few visits begin with. */
const loaders: readonly string[] = ["routes.ts", "otherPages.ts"];

/** Routes load pages lazily; all else reaches a feature through its public files. */
function betweenFeatures(edge: Edge, path: string): string | undefined {
  if (edge.package !== "storefront" || !path.startsWith("features/")) return undefined;
  if (publicFiles.includes(path) || (edge.kind === "lazy" && loaders.includes(edge.from))) return undefined;
  return `${path} is not a public file of its feature`;
}
