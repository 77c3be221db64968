import { idOf } from "../../ids.ts";

/** Address of an article in the shop, for links between articles. */
export function articleAddress(key: string): string {
  return `#/article/detail?id=${idOf("article", key)}`;
}

/** A link to another article. */
export function articleLink(key: string, words: string): string {
  return `<a href="${articleAddress(key)}">${words}</a>`;
}
