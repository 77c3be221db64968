import { type goods, orderable, type SkuSpecWords, type skus } from "#server/db/schema/catalogue.ts";
import type { goodsSheets } from "#server/db/schema/goodsSheet.ts";
import { idFromKey } from "#server/ids.ts";
import type { Translations } from "#server/locales.ts";
import type { PhotoSlot } from "#server/media/pictureUrl.ts";
import { searchColumns } from "#server/modules/catalogue/goods/searchIndex.ts";
import { cleanRichText } from "#server/modules/platform/text/richText.ts";
import { withShopPictures } from "./bodyPictures.ts";
import { type FoundPhoto, slotOf } from "./checkPhotos.ts";
import type { PhotoMention, Product, ProductVariant } from "./readProducts.ts";
import type { VariantStock } from "./stockOf.ts";

type SkuRow = typeof skus.$inferInsert;

/** The rows of a product. */
export interface ProductRows {
  goods: typeof goods.$inferInsert;
  /** Without a quantity, the stock stays as it is. */
  skus: (Omit<SkuRow, "quantity"> & { quantity: number | null })[];
  sheet: typeof goodsSheets.$inferInsert;
}

/** Where a product belongs: what the shop has, or will have after the import. */
export interface ProductPlace {
  store: { id: string; name: Translations; freightTemplateId: string | null };
  brandId: string | null;
  /** Ids from the first level on. */
  categoryPath: string[];
}

/** The id of the goods with a handle. */
export function goodsIdOf(handle: string): string {
  return idFromKey("goods", handle);
}

/** The rows of a product, the same for the same product; `now` is used for new goods only. */
export function productRows(
  product: Product,
  { store, brandId, categoryPath }: ProductPlace,
  photos: ReadonlyMap<string, FoundPhoto>,
  now: Date,
): ProductRows {
  const id = goodsIdOf(product.handle);
  const slots = product.photos.flatMap(({ mention }) => slotIn(photos, mention) ?? []);
  const pictureSlots = [...new Set(slots)];
  const prices = product.variants.map(({ cents }) => cents);
  const lowest = product.variants.find(({ cents }) => cents === Math.min(...prices));
  const variants = product.variants.map((variant, position) =>
    skuRow(id, product.handle, variant, position, pictureSlots, photos),
  );
  return {
    goods: {
      id,
      key: product.handle,
      shelf: product.isOnSale ? "UPPER" : "DOWN",
      salesModel: product.tiers.length > 0 ? "WHOLESALE" : "RETAIL",
      recommend: false,
      priceCents: Math.min(...prices),
      formerCents: lowest?.formerCents ?? null,
      buyCount: 0,
      commentNum: 0,
      goodCommentNum: 0,
      rating: 500,
      releasedAt: now,
      storeId: store.id,
      brandId,
      categoryId: categoryPath.at(-1) ?? "",
      categoryPath,
      minimum: product.minimum,
      tiers: product.tiers,
      dispatchHours: product.dispatchDays * 24,
      taxClass: product.taxClass,
      freightTemplateId: store.freightTemplateId,
      name: product.name,
      unit: product.unit,
      params: [],
      attributes: [],
      sellingPoint: product.sellingPoint,
      pictureSlots,
      intro: cleaned(product.body, photos),
      ...searchColumns({
        name: product.name,
        sellingPoint: product.sellingPoint,
        categories: product.category,
        brand: product.vendor,
        store: store.name,
        params: [],
        variants,
        colours: [],
        tags: product.tags,
      }),
    },
    skus: variants,
    sheet: {
      goodsId: id,
      category: product.categoryText.en,
      categoryZh: product.categoryText.zh,
      type: product.categoryText.type,
      tags: product.tags,
      alts: Object.fromEntries(
        product.photos.flatMap(({ mention, alt }) => {
          const slot = slotIn(photos, mention);
          return slot && alt !== "" ? [[slot, alt]] : [];
        }),
      ),
    },
  };
}

function skuRow(
  goodsId: string,
  handle: string,
  variant: ProductVariant,
  position: number,
  gallery: readonly PhotoSlot[],
  photos: ReadonlyMap<string, FoundPhoto>,
): ProductRows["skus"][number] {
  const id = skuIdOf(handle, variant.specs);
  const own = variant.photo && slotIn(photos, variant.photo);
  return {
    id,
    goodsId,
    position,
    sn: variant.sku || `S${id.slice(-10)}`,
    barcode: variant.barcode || null,
    specs: variant.specs,
    priceCents: variant.cents,
    formerCents: variant.formerCents,
    ...stockColumns(variant.stock),
    weightGrams: variant.grams,
    pictureSlots: own ? [own, ...gallery.filter((slot) => slot !== own)] : [...gallery],
  };
}

function stockColumns(
  stock: VariantStock | null,
): Pick<ProductRows["skus"][number], "quantity" | "stockKind" | "onHand"> {
  if (!stock) return { quantity: null };
  const { kind, pieces } = stock;
  return {
    quantity: kind === "COUNTED" ? pieces : orderable,
    stockKind: kind,
    onHand: kind === "TO_ORDER" ? pieces : null,
  };
}

function skuIdOf(handle: string, specs: readonly SkuSpecWords[]): string {
  return idFromKey("sku", JSON.stringify([handle, ...specs.map(({ value }) => value.en)]));
}

function slotIn(photos: ReadonlyMap<string, FoundPhoto>, { source }: PhotoMention): PhotoSlot | undefined {
  const photo = photos.get(source);
  return photo && slotOf(photo);
}

/** Without the space around what was left out: a file has none at the ends of a cell, and an export must read the same. */
function cleaned({ en, zh }: Translations, photos: ReadonlyMap<string, FoundPhoto>): Translations {
  const clean = (html: string) => cleanRichText(withShopPictures(html, photos)).trim();
  const chinese = clean(zh ?? "");
  return chinese === "" ? { en: clean(en) } : { en: clean(en), zh: chinese };
}
