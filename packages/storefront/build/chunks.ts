import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { throughPublicFiles } from "./publicFiles.ts";

/** What the bundler tells about modules while it decides where they go. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Pages that most visits begin with: each is two files, so that a picture does not wait behind a dozen small ones. */
const first: Readonly<Record<string, string>> = {
  home: source("features/page/home/HomePage.tsx"),
  list: source("features/goods/list/GoodsListPage.tsx"),
  detail: source("features/goods/detail/GoodsDetailPage.tsx"),
};

/** Parts of the shell that come by themselves as soon as the page rests, on every page. */
const late = ["late/LateShell", "rail/Rail", "footer/Footer", "announcements/News"].map((name) =>
  source(`shell/${name}.tsx`),
);

/** What a visitor comes to by scrolling or by reaching for it: none may bring a whole page along. */
const reached = [
  "features/page/blocks/SeckillOfToday.tsx",
  "features/page/blocks/lowerBlocks.tsx",
  "shared/richText/CleanText.tsx",
  ...globSync("shell/**/*.tsx", { cwd: source("") }),
].map(source);

const known = new Map<string, ReadonlySet<string>>();

/** A module and everything it needs before it can run. */
function needsOf(entry: string, graph: Graph): ReadonlySet<string> {
  const before = known.get(entry);
  if (before) return before;
  const needs = new Set<string>();
  const open = [entry];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (needs.has(id)) continue;
    needs.add(id);
    open.push(...throughPublicFiles(id, graph.getModuleInfo(id)?.importedIds ?? []));
  }
  known.set(entry, needs);
  return needs;
}

/** Pieces of the shell that every page shows soon, and of the home page that stand in its first screens: their styles come with what is there first. */
const soon = ["late/LateShell", "footer/Footer"].map((name) => source(`shell/${name}.tsx`));
const seckill = source("features/page/blocks/SeckillOfToday.tsx");

/** The chunk of a module by who needs it first; null leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  const needed = (entry: string) => needsOf(entry, graph).has(id);
  if (needed(source("main.tsx"))) return "base";
  const [page, ...others] = Object.keys(first).filter((name) => needed(first[name] ?? ""));
  const isReached = reached.some(needed);
  // A small file of styles costs twice what its lines cost in a larger one.
  if (id.includes(".css.ts")) {
    if (soon.some(needed) || others.length > 0 || (page === "detail" && isReached)) return "base";
    if (needed(seckill)) return "home";
  }
  if (!page && needed(source("shell/late/LateShell.tsx"))) return "late";
  if (!page) return null;
  if (late.some(needed) || (page === "home" && others.length > 0)) return "base";
  if (page === "home") return page;
  const pages = [page, ...others].join("-");
  return isReached ? `${pages}-reached` : pages;
}
