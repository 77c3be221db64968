import { pages } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { addressStatus } from "#server/entry/existence.ts";
import { type ClosablePart, isClosed } from "#server/settings/closedParts.ts";
import { pathOf } from "../files/readJson.ts";
import { partAt, shopPath } from "./shopPaths.ts";

/** A sentence for each link in the content of a page that leads nowhere in this shop, with its place in the file. */
export async function deadLinks(tx: Tx, content: unknown): Promise<string[]> {
  const sentences: string[] = [];
  for (const { url, place } of linksIn(content, [])) {
    const why = await whyDead(tx, url);
    if (why !== undefined) sentences.push(`${pathOf(place)}${url}: ${why}`);
  }
  return sentences;
}

/** A sentence for each link of a published page to a part of the shop that is closed. */
export async function linksToClosedParts(tx: Tx): Promise<string[]> {
  const sentences = new Set<string>();
  for (const { name, data } of await tx.select({ name: pages.name, data: pages.data }).from(pages))
    for (const { url } of linksIn(data, [])) {
      const part = partOf(url);
      if (part !== undefined && (await isClosed(tx, part)))
        sentences.add(`The page "${name.en}" links to ${url}, which is closed: buyers find no page there.`);
    }
  return [...sentences];
}

interface PlacedLink {
  url: string;
  place: readonly PropertyKey[];
}

/** All `url`s at any depth that begin in the shop. */
function* linksIn(value: unknown, place: readonly PropertyKey[]): Iterable<PlacedLink> {
  if (typeof value !== "object" || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    const here = [...place, Array.isArray(value) ? Number(name) : name];
    if (name === "url" && typeof part === "string" && part.startsWith("/")) yield { url: part, place: here };
    else yield* linksIn(part, here);
  }
}

function partOf(url: string): ClosablePart | undefined {
  return partAt(shopPath(new URL(url, "http://shop").pathname) ?? "");
}

async function whyDead(tx: Tx, url: string): Promise<string | undefined> {
  if (url.startsWith("/#/")) return `links are written without /#: ${url.slice(2)}`;
  const { pathname, search } = new URL(url, "http://shop");
  const path = shopPath(pathname);
  if (path === undefined) return "the shop has no such page.";
  const part = partOf(url);
  if (part !== undefined && (await isClosed(tx, part)))
    return `this part of the shop is closed. Open it with "open": ["${part}"] in the file of the site, or remove the link.`;
  const status = await addressStatus(tx, `${path}${search}`);
  return status === 200 ? undefined : "what it leads to does not exist or is not on sale.";
}
