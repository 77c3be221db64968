import { expect } from "vitest";
import { type CategoryNode, categories } from "../src/data/categories.ts";
import { families } from "../src/data/families/index.ts";
import type { PageLanguage } from "../src/data/pageShapes.ts";
import { stores } from "../src/data/stores.ts";
import type { Bilingual, GoodsFamily, GoodsVariant } from "../src/family.ts";
import { goodsKey } from "../src/ids.ts";

/** A letter of Chinese writing. */
export const han = /\p{Script=Han}/u;

const allowedTags = new Set(["p", "h3", "ul", "li", "strong", "a"]);

export const languages: readonly PageLanguage[] = ["en", "zh"];

/** Every goods of the demo marketplace with its family. */
export const goodsByKey = new Map<string, { family: GoodsFamily; variant: GoodsVariant }>(
  families.flatMap((family) =>
    family.variants.map((variant) => [goodsKey(family.key, variant.key), { family, variant }] as const),
  ),
);

/** What the data may refer to by key; shelves are categories without children. */
export const storeKeys = new Set(stores.map(({ key }) => key));

export const categoryKeys = new Map(categories.flatMap((root) => nodes(root)).map((node) => [node.key, node]));

export const shelfKeys = new Set([...categoryKeys.values()].filter(({ children }) => !children).map(({ key }) => key));

function nodes(node: CategoryNode): CategoryNode[] {
  return [node, ...(node.children ?? []).flatMap(nodes)];
}

/** The goods of that key; throws for an unknown one. */
export function goodsNamed(key: string) {
  const found = goodsByKey.get(key);
  if (!found) throw new Error(`No goods is called ${key}.`);
  return found;
}

/** The answer, once the key is known; throws for an unknown one. */
export function known<T>(set: { has(key: string): boolean }, kind: string, key: string, answer: T): T {
  if (!set.has(key)) throw new Error(`No ${kind} is called ${key}.`);
  return answer;
}

/** Words must be there in both languages, each in its own script. */
export function expectBothLanguages({ en, zh }: Bilingual, zhMayBeLatin = false) {
  expect(en.trim()).not.toBe("");
  expect(zh.trim()).not.toBe("");
  expect(en, en).not.toMatch(han);
  if (!zhMayBeLatin) expect(zh, zh).toMatch(han);
}

/** HTML of the allowed tags alone, well nested, whose links stay in the shop. */
export function expectRichText(html: string) {
  const open: string[] = [];
  for (const [, slash, tag = "", rest = ""] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>/g)) {
    expect(allowedTags, html).toContain(tag);
    if (slash) expect(open.pop(), html).toBe(tag);
    else {
      expect(rest, html).toMatch(tag === "a" ? /^ href="#\/[^"]*"$/ : /^$/);
      open.push(tag);
    }
  }
  expect(open, html).toEqual([]);
  expect(html.replace(/<\/?[a-z0-9]+[^<>]*>/g, "")).not.toMatch(/[<>]/);
}
