import {
  allLanguages,
  cleanRichText,
  type ColourFamily,
  colourFamily,
  type goods,
  searchColumns,
  inLanguage,
  type skus,
  type Tier,
} from "@sundry/server/marketplace";
import { type ColourKey, colours } from "../colours.ts";
import { brands } from "../data/brands.ts";
import { stores } from "../data/stores.ts";
import type { GoodsFamily, GoodsVariant } from "../family.ts";
import { goodsKey, idOf } from "../ids.ts";
import { seededRandom } from "../seededRandom.ts";
import { freightTemplateOf } from "./freight.ts";
import { gallerySlots, skuSlots } from "./pictureSlots.ts";
import type { Shelf } from "./shelves.ts";
import { axesOf, coloursOf, type MadeSku, skuDrafts } from "./skus.ts";

type GoodsRow = typeof goods.$inferInsert;
type SkuRow = typeof skus.$inferInsert;

/** Goods with their SKUs, before the evaluations are counted. */
export interface GoodsRows {
  goods: Omit<GoodsRow, "commentNum" | "goodCommentNum" | "rating">;
  skus: SkuRow[];
  family: GoodsFamily;
}

const dayMs = 86_400_000;
/** Age of the oldest goods, in days. */
const oldestDays = 720;

/** Rows of all goods. `now` is the time of the seed in epoch ms; release days count back from it. */
export function goodsRows(
  families: readonly GoodsFamily[],
  shelves: ReadonlyMap<string, Shelf>,
  now: number,
): GoodsRows[] {
  return families.flatMap((family) => {
    const shelf = shelves.get(family.category);
    if (!shelf) throw new Error(`Goods family ${family.key} names the unknown category ${family.category}.`);
    return family.variants.map((variant) => oneGoods(family, variant, shelf, now));
  });
}

function oneGoods(family: GoodsFamily, variant: GoodsVariant, shelf: Shelf, now: number): GoodsRows {
  const key = goodsKey(family.key, variant.key);
  const id = idOf("goods", key);
  const random = seededRandom(`goods ${key}`);
  const axes = axesOf(family, variant);
  const storeKey = variant.store ?? family.store;
  const store = named(stores, storeKey);
  const brandKey = variant.brand ?? family.brand;
  const brand = brandKey === undefined ? undefined : named(brands, brandKey);
  const drafts = skuDrafts(axes, variant.notMade);
  const tiers = tiersOf(variant);
  const buyCount = soldSoFar(random);
  return {
    family,
    goods: {
      id,
      key,
      storeId: idOf("store", storeKey),
      brandId: brandKey === undefined ? null : idOf("brand", brandKey),
      categoryId: shelf.ids.at(-1) ?? "",
      categoryPath: shelf.ids,
      name: variant.name,
      sellingPoint: variant.sellingPoint,
      intro: { en: cleanRichText(family.intro.en), zh: cleanRichText(family.intro.zh) },
      unit: family.unit,
      params: [...family.params],
      attributes: family.params.flatMap(({ name, value }) =>
        allLanguages().map((lang) => `${inLanguage(lang, name)}_${inLanguage(lang, value)}`),
      ),
      ...searchColumns({
        name: variant.name,
        sellingPoint: variant.sellingPoint,
        categories: shelf.names,
        brand: brand?.name,
        store: store.name,
        params: family.params,
        variants: drafts.map((draft) => ({ sn: snOf(key, draft), specs: draft.specs })),
        colours: familiesOf(coloursOf(axes)),
        tags: "",
      }),
      shelf: "UPPER",
      salesModel: tiers.length > 0 ? "WHOLESALE" : "RETAIL",
      recommend: random() < 0.14,
      minimum: tiers[0]?.num ?? 1,
      tiers,
      freightTemplateId: freightTemplateOf(storeKey),
      dispatchHours: dispatchHoursOf(key),
      colours: familiesOf(coloursOf(axes)),
      priceCents: variant.cents + Math.min(...drafts.map(({ surcharge }) => surcharge)),
      formerCents: variant.formerCents ?? null,
      pictureSlots: gallerySlots(coloursOf(axes)),
      buyCount,
      releasedAt: new Date(now - Math.floor(random() ** 1.6 * oldestDays * dayMs) - 3_600_000),
    },
    skus: drafts.map((draft) => oneSku(key, id, variant, draft, random)),
  };
}

function oneSku(key: string, goodsId: string, variant: GoodsVariant, draft: MadeSku, random: () => number): SkuRow {
  const { position } = draft;
  const stockBySeed = 120 + Math.floor(random() ** 2 * 4_680);
  const id = skuIdOf(key, draft);
  return {
    id,
    goodsId,
    position,
    sn: snOf(key, draft),
    specs: draft.specs,
    priceCents: variant.cents + draft.surcharge,
    formerCents: variant.formerCents === undefined ? null : variant.formerCents + draft.surcharge,
    quantity: variant.stock ?? stockBySeed,
    weightGrams: variant.grams,
    pictureSlots: skuSlots(draft.colour),
  };
}

function skuIdOf(key: string, { position }: MadeSku): string {
  return idOf("sku", `${key}#${position}`);
}

function snOf(key: string, draft: MadeSku): string {
  return `S${skuIdOf(key, draft).slice(-10)}`;
}

/** Most goods leave within two days; some are made to order. */
function dispatchHoursOf(key: string): number {
  const chance = seededRandom(`dispatch ${key}`)();
  if (chance < 0.3) return 24;
  return chance < 0.75 ? 48 : 168;
}

function familiesOf(keys: readonly ColourKey[]): ColourFamily[] {
  return [...new Set(keys.flatMap((key) => colourFamily(colours[key].hex) ?? []))];
}

/** Batch prices; goods with only a minimum have one tier at their own price. */
function tiersOf(variant: GoodsVariant): Tier[] {
  if (variant.tiers && variant.tiers.length > 0) return variant.tiers.map(({ num, cents }) => ({ num, cents }));
  if (variant.minimum !== undefined && variant.minimum > 1) return [{ num: variant.minimum, cents: variant.cents }];
  return [];
}

/** A few goods sell by the ten thousand, most by the hundred. */
function soldSoFar(random: () => number): number {
  return Math.floor(12 + 24_000 * random() ** 5 + 900 * random());
}

function named<T extends { key: string }>(list: readonly T[], key: string): T {
  const found = list.find((entry) => entry.key === key);
  if (!found) throw new Error(`The catalogue data name "${key}", which does not exist.`);
  return found;
}
