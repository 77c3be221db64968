import { inLanguage, type Lang } from "#server/locales.ts";
import { pictureUrl } from "#server/media/pictureUrl.ts";
import type { HandledGoods } from "./goodsByHandle.ts";

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** What the handles and photos of a page stand for. */
export interface PageNames {
  lang: Lang;
  products: ReadonlyMap<string, HandledGoods>;
  /** Addresses of photos by their names in the file. */
  addressOf: ReadonlyMap<string, string>;
}

/** Values of a field at any depth. */
export function* named(value: Json | undefined, field: "handle" | "photo"): Iterable<string> {
  if (typeof value !== "object" || value === null) return;
  const own = (value as Record<string, Json>)[field];
  if (typeof own === "string") yield own;
  for (const part of Object.values(value)) yield* named(part, field);
}

/**
 * Content of a file with products and photos in place of their names. What takes its fields from a product keeps its
 * `handle` and, as `own`, the names of the fields that the file itself has, for `withProductsOfToday`.
 */
export function filled(value: Json, names: PageNames): Json {
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map((part) => filled(part, names));
  const { handle, photo, ...rest } = value;
  const picture = typeof photo === "string" ? names.addressOf.get(photo) : undefined;
  const own = { ...(picture && { img: picture, src: picture }), ...mapped(rest, (part) => filled(part, names)) };
  const product = typeof handle === "string" ? names.products.get(handle) : undefined;
  return product ? { ...itemOf(product, names.lang), ...own, handle: handle ?? "", own: Object.keys(own) } : own;
}

/** Published content with names, prices and pictures as its products have them now. */
export function withProductsOfToday(value: Json, names: Pick<PageNames, "lang" | "products">): Json {
  if (typeof value !== "object" || value === null) return value;
  if (isList(value)) return value.map((part) => withProductsOfToday(part, names));
  const { handle, own, ...rest } = value;
  const kept = mapped(rest, (part) => withProductsOfToday(part, names));
  if (typeof handle !== "string" || !isList(own)) return { ...value, ...kept };
  const product = names.products.get(handle);
  const ofFile = Object.fromEntries(Object.entries(kept).filter(([name]) => own.includes(name)));
  return { ...(product ? itemOf(product, names.lang) : kept), ...ofFile, handle, own };
}

function mapped(value: { readonly [key: string]: Json }, change: (part: Json) => Json): Record<string, Json> {
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, change(part)]));
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

function itemOf({ goods, skus }: HandledGoods, lang: Lang): Record<string, Json> {
  const face = skus.find(({ quantity }) => quantity > 0) ?? skus[0];
  const name = inLanguage(lang, goods.name);
  const describe = inLanguage(lang, goods.sellingPoint);
  const [slot] = goods.pictureSlots;
  return {
    goodsId: goods.id,
    skuId: face?.id ?? "",
    url: `/goodsDetail?goodsId=${goods.id}&skuId=${face?.id ?? ""}`,
    ...(slot && { img: pictureUrl.goods(goods.id, slot) }),
    name,
    title: name,
    describe,
    desc: describe,
    price: (face?.priceCents ?? goods.priceCents) / 100,
    ...(face?.formerCents != null && { originalPrice: face.formerCents / 100 }),
    minimum: goods.minimum,
  };
}
