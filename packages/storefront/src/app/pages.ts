import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadWords } from "../shared/i18n/words.ts";
import { type RouteRow, routeOf } from "../routes.ts";
import { currentLocale } from "../shared/i18n/locale.ts";
import { loadCode } from "../start/loadCode.ts";

type LazyPage = LazyExoticComponent<ComponentType>;

const loading = new Map<RouteRow, Promise<ComponentType>>();
const pages = new Map<RouteRow, LazyPage | ComponentType>();

const loaded = new Map<RouteRow, ComponentType>();
const failed = new Set<RouteRow>();

/** Loads a page's chunk and its words in parallel; once per page, and again after a failure. */
export function loadPage(row: RouteRow): Promise<ComponentType> {
  const known = loading.get(row);
  if (known) return known;
  const started = Promise.all([loadCode(row.load), loadWords(row.words, currentLocale())]).then(([Page]) => {
    loaded.set(row, Page);
    return Page;
  });
  loading.set(row, started);
  started.catch(() => loading.delete(row));
  return started;
}

/**
 * The page of a row, as a component that suspends while its chunk loads; one that has loaded before it is first shown
 * never does. Always the same component, so that the page keeps its state.
 */
export function pageOf(row: RouteRow): LazyPage | ComponentType {
  const known = pages.get(row) ?? loaded.get(row);
  if (known) {
    pages.set(row, known);
    return known;
  }
  const page = lazy(() =>
    loadPage(row).then(
      (Page) => ({ default: Page }),
      (error: unknown) => {
        failed.add(row);
        throw error;
      },
    ),
  );
  pages.set(row, page);
  return page;
}

/**
 * Lets pages that failed load again: a lazy component that failed once fails forever. Not done while a page is drawn,
 * because React draws a failed page again at once, and would so load it again and again.
 */
export function forgetFailedPages(): void {
  for (const row of failed) pages.delete(row);
  failed.clear();
}

/** Whether the page at this path is at hand, so that it can be shown at once. */
export function isPageLoaded(path: string): boolean {
  const row = routeOf(path);
  return !row || loaded.has(row);
}

/** Loads the page behind an in-app address; an unknown one has none. */
export async function loadPageAt(address: string): Promise<void> {
  const row = routeOf(address.split("?")[0] ?? "");
  if (row) await loadPage(row);
}

/** Starts loading the page behind an in-app address (RT-07). */
export function prefetchPage(address: string): void {
  loadPageAt(address).catch(() => undefined);
}
