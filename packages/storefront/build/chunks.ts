import { fileURLToPath } from "node:url";
import { throughPublicFiles } from "./publicFiles.ts";

/** The bundler's information about modules while it assigns them to chunks. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** Pages that most visits start with: each is two files, so that a picture does not wait behind a dozen small ones. */
const first: Readonly<Record<string, string>> = {
  home: source("features/page/home/HomePage.tsx"),
  list: source("features/goods/list/GoodsListPage.tsx"),
  detail: source("features/goods/detail/GoodsDetailPage.tsx"),
};

/** Parts of the shell that load as soon as the page is idle, on every page. */
const late = ["deferred/DeferredShellContent", "rail/Rail", "footer/Footer", "announcements/News"].map((name) =>
  source(`shell/${name}.tsx`),
);

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

/**
 * Parts of the shell that every page soon shows, and parts of the first screens of the home page: their styles load
 * with the first file.
 */
const soon = ["deferred/DeferredShellContent", "footer/Footer"].map((name) => source(`shell/${name}.tsx`));
const seckill = source("features/page/blocks/SeckillOfToday.tsx");

/** The chunk of a module, by what needs it first; null leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  const needed = (entry: string) => needsOf(entry, graph).has(id);
  if (needed(source("main.tsx"))) return "base";
  const [page, ...others] = Object.keys(first).filter((name) => needed(first[name] ?? ""));
  // A small file of styles costs twice as much as its lines do in a larger one.
  if (id.includes(".css.ts")) {
    if (soon.some(needed) || others.length > 0) return "base";
    if (needed(seckill)) return "home";
  }
  if (!page && soon.some(needed)) return "late";
  if (!page) return null;
  if (late.some(needed) || (page === "home" && others.length > 0)) return "base";
  if (page === "home") return page;
  return others.length > 0 ? "list-detail" : page;
}
