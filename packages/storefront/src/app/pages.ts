import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import { loadWords } from "../shared/i18n/words.ts";
import { type RouteRow, routeOf } from "../routes.ts";
import { currentLocale } from "../shared/i18n/locale.ts";
import { loadCode } from "../start/loadCode.ts";

type LazyPage = LazyExoticComponent<ComponentType>;

const loading = new Map<RouteRow, Promise<ComponentType>>();
const pages = new Map<RouteRow, LazyPage>();

/** Loads a page's chunk and its words side by side; once per page, again after a failure. */
export function loadPage(row: RouteRow): Promise<ComponentType> {
  const known = loading.get(row);
  if (known) return known;
  const started = Promise.all([loadCode(row.load), loadWords(row.words, currentLocale())]).then(([Page]) => Page);
  loading.set(row, started);
  started.catch(() => loading.delete(row));
  return started;
}

/** The page of a row as a component that suspends while its chunk loads. */
export function pageOf(row: RouteRow): LazyPage {
  const known = pages.get(row);
  if (known) return known;
  const page = lazy(() =>
    loadPage(row).then(
      (Page) => ({ default: Page }),
      (error: unknown) => {
        // A failed lazy component stays failed for ever; the next visit gets a new one.
        pages.delete(row);
        throw error;
      },
    ),
  );
  pages.set(row, page);
  return page;
}

/** Starts loading the page behind an in-app address; unknown ones are ignored (RT-07). */
export function prefetchPage(address: string): void {
  const row = routeOf(address.split("?")[0] ?? "");
  if (row) loadPage(row).catch(() => undefined);
}
