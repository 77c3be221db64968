import type { MiddlewareHandler } from "hono";
import { languageOf } from "./language.ts";
import { notFoundPage } from "./plainPages.ts";

/**
 * Answers a path that nothing can have, one that is not UTF-8 or contains a NUL, with the page for unknown addresses
 * (404). Calls below `/api` name the parameter instead.
 */
export const wholeAddresses: MiddlewareHandler = async (c, next) => {
  const { path } = c.req;
  return path.startsWith("/api/") || isWhole(path) ? next() : c.html(notFoundPage(languageOf(c)), 404);
};

function isWhole(path: string): boolean {
  try {
    return !decodeURIComponent(path).includes("\0");
  } catch {
    return false;
  }
}
