import { fileURLToPath } from "node:url";

/** What the bundler tells about modules while it decides where they go. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** Pages that a visit goes through: what two of them share is in one file instead of dozens. */
const browsing = [
  "features/home/HomePage.tsx",
  "features/browse/GoodsListPage.tsx",
  "features/goods/GoodsDetailPage.tsx",
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
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  known.set(entry, needs);
  return needs;
}

/** The chunk of a module by who needs it first; null leaves it to the bundler. */
export function chunkOf(id: string, graph: Graph): string | null {
  if (/node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]/.test(id)) return "react";
  if (needsOf(source("main.tsx"), graph).has(id)) return "base";
  return browsing.filter((page) => needsOf(page, graph).has(id)).length > 1 ? "browsing" : null;
}
