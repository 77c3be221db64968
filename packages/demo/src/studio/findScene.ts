import { campaignArt } from "../pictures/campaignArt.ts";
import type { GoodsSubject } from "../pictures/goodsPictures.ts";
import { goodsPicture } from "../pictures/goodsPictures.ts";
import type { Scene } from "../pictures/scene.ts";

/** Finds the picture subject of goods; undefined if there are no such goods. */
export type GoodsLookup = (goodsId: string) => GoodsSubject | undefined;

/** The picture named by an address below `/media`, whether or not it exists. */
export type PictureName = { kind: "goods"; goodsId: string; slot: string } | { kind: "art"; name: string };

/** The scene of a picture; undefined if there is no such picture. */
export function findScene(name: PictureName, lookup: GoodsLookup): Scene | undefined {
  switch (name.kind) {
    case "goods": {
      const goods = lookup(name.goodsId);
      return goods && goodsPicture(goods, name.slot)?.scene;
    }
    case "art":
      return campaignArt.get(name.name);
  }
}

/**
 * Parses an address such as `/media/goods/4012/colour-navy.webp?w=640`, root-relative or absolute. Undefined if it is
 * not the address of a picture.
 */
export function parsePictureUrl(url: string): { name: PictureName; width: string | undefined } | undefined {
  if (!URL.canParse(url, "http://localhost")) return undefined;
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const [, kind, ...rest] = /^\/media\/(goods|art)\/([^/]+)(?:\/([^/]+))?\.webp$/.exec(pathname) ?? [];
  const [first, second] = rest.map((part) => (part === undefined ? undefined : decoded(part)));
  if (kind === undefined || first === undefined) return undefined;
  const width = searchParams.get("w") ?? undefined;
  if (kind === "goods")
    return second === undefined ? undefined : { name: { kind, goodsId: first, slot: second }, width };
  return second === undefined ? { name: { kind: "art", name: first }, width } : undefined;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch (cause) {
    if (cause instanceof URIError) return undefined;
    throw cause;
  }
}
