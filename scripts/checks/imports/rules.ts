import type { Edge } from "./sources.ts";

/** Which packages each package may import. */
const packages: Readonly<Record<string, readonly string[]>> = {
  ui: [],
  api: [],
  server: ["api"],
  demo: ["server", "api"],
  storefront: ["ui", "api"],
};

const foundation = ["theme", "runtime", "format", "internal"];

/** Below the features of the shop: shared code, the words, and what runs before the shop's code. */
const ground = ["shared", "i18n", "start"];

/**
 * For ui, api and the storefront: which folders each folder may import, besides itself. A new folder must be added
 * here.
 */
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
    address: [],
    dialects: ["contract", "address"],
    client: ["contract", "dialects"],
    "index.ts": ["contract", "dialects", "client"],
  },
  storefront: {
    start: [],
    i18n: ["start"],
    shared: ["i18n", "start"],
    features: ["features", ...ground],
    shell: ["features", ...ground],
    "secondaryPages.ts": ["features"],
    "routes.ts": ["secondaryPages.ts", "shell", "features", ...ground],
    app: ["routes.ts", "shell", "features", ...ground],
    "main.tsx": ["app", ...ground],
    entry: ["app", "features", ...ground],
    worker: ["shared", "start"],
  },
};

/**
 * Folders and files of the server from the ground up. Each may use those before it, and of those after it no more than
 * types. A new one must be added here.
 */
const serverFromTheGround: readonly string[] = [
  ...[
    "words",
    "locales.ts",
    "clock.ts",
    "random.ts",
    "shopTime.ts",
    "cleanText.ts",
    "demoDefault.ts",
    "ids.ts",
    "services.ts",
  ],
  ...["db", "money", "failureText.ts", "operation", "settings", "http", "media", "pictures.ts"],
  ...["platform", "account", "catalogue", "buying", "aftercare", "shopwide"].map((house) => `modules/${house}`),
  ...["config.ts", "commandServices.ts", "backup", "dialect", "entry", "app.ts", "market", "start", "marketplace.ts"],
  ...["shop", "main.ts", "sundry.ts"],
];

/** Why an import is not allowed, or undefined if it is. `exported` tells what the other package exports. */
export function forbidden(edge: Edge, exported: (name: string, subpath: string) => boolean): string | undefined {
  const { to } = edge;
  if (to.kind === "outside") return undefined;
  if (to.kind === "sibling") {
    if (!packages[edge.package]?.includes(to.package)) return `${edge.package} may not import ${to.package}`;
    return exported(to.package, to.subpath) ? undefined : `${to.subpath} is not among the exports of ${to.package}`;
  }
  if (to.path.startsWith("..")) return leavesPackage(edge, to.path);
  if (to.area === edge.fromArea) return undefined;
  return arrow(edge, to.area) ?? upwards(edge, to.path) ?? betweenFeatures(edge, to.path);
}

function leavesPackage({ isProof }: Edge, path: string): string | undefined {
  return isProof && path.startsWith("../test/") ? undefined : "leads out of the package's src";
}

function arrow(edge: Edge, area: string): string | undefined {
  const allowed = arrows[edge.package];
  if (allowed === undefined || edge.isProof) return undefined;
  const from = folderOf(edge.fromArea);
  const own = allowed[from];
  if (own === undefined) return `${from} is a new folder: say in scripts/checks/imports/rules.ts what it may import`;
  return own.includes(folderOf(area)) ? undefined : `${edge.fromArea} may not import ${area}`;
}

/** Why the import of a value goes up in the server. */
function upwards({ package: name, from, kind, isProof }: Edge, path: string): string | undefined {
  if (name !== "server" || isProof) return undefined;
  const [lower, upper] = [floorOf(from), floorOf(path)];
  if (lower < 0) return `${from} is in a new folder: say in scripts/checks/imports/rules.ts where it stands`;
  return kind !== "type" && upper > lower ? `${from} may not import what builds on it` : undefined;
}

/** How far above the ground a file of the server is. */
const floorOf = (path: string) =>
  serverFromTheGround.findIndex((place) => path === place || path.startsWith(`${place}/`));

/** All features have the same rules. */
const folderOf = (area: string) => area.split("/")[0] ?? area;

/** The only files that may load pages: the route table, and the list of the pages that few visits start with. */
const loaders: readonly string[] = ["routes.ts", "secondaryPages.ts"];

/**
 * Whether this is the route table loading a page: the only imports of the shop that go up, and only when the page is
 * opened.
 */
export function loadsPage({ package: name, kind, from }: Edge): boolean {
  return name === "storefront" && kind === "lazy" && loaders.includes(from);
}

const publicFile = /^features\/[^/]+\/index\.ts$/;

/** Routes load pages; all other imports of a feature use its `index.ts`. */
function betweenFeatures(edge: Edge, path: string): string | undefined {
  if (edge.package !== "storefront" || edge.isProof || !path.startsWith("features/")) return undefined;
  if (publicFile.test(path) || loadsPage(edge)) return undefined;
  return `${path} is not the public file of its feature, index.ts`;
}
