import { type SQL, sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from "drizzle-orm/pg-core";
import type { GoodsSlot } from "#server/media/pictureUrl.ts";
import { cents, key, moment, translations } from "./columns.ts";
import type { Lang, Translations } from "#server/locales.ts";

/** An attribute of goods, such as material. The attribute filter matches `name` and `value`. */
export interface GoodsParam {
  name: Translations;
  value: Translations;
}

/** A specification of a SKU, such as colour. Only colours have `hex`. */
export interface SkuSpecWords {
  name: Translations;
  value: Translations;
  hex?: string;
}

/** Batch price: from `num` pieces of the goods on, one piece costs `cents`. */
export interface Tier {
  num: number;
  cents: number;
}

/** Whether goods are on sale, as the contract names it. */
export type ShelfState = "UPPER" | "DOWN";
/**
 * Whether pieces of a variant are counted; if not, or if it is made to order where none is there, as many can be ordered
 * as an order takes.
 */
export type StockKind = "COUNTED" | "UNCOUNTED" | "TO_ORDER";
export type SalesModel = "RETAIL" | "WHOLESALE";

/** The category tree: three levels, 0 to 2. */
export const categories = pgTable(
  "categories",
  {
    id: key("id"),
    /** `0` for the first level. */
    parentId: text("parent_id").notNull(),
    level: integer("level").notNull(),
    sortOrder: integer("sort_order").notNull(),
    name: translations("name"),
    /** Goods whose first picture is used for the category; null if it has none. */
    faceGoodsId: text("face_goods_id"),
    /** Name of the icon in the menu; first level only. */
    icon: text("icon"),
  },
  (t) => [index("categories_parent").on(t.parentId, t.sortOrder)],
);

export const brands = pgTable("brands", {
  id: key("id"),
  name: translations("name"),
});

export const stores = pgTable("stores", {
  id: key("id"),
  /** Key in the catalogue data, stable across seeds. */
  key: text("key").notNull().unique(),
  name: translations("name"),
  description: translations("description"),
  /** Address of the logo. */
  logo: text("logo").notNull(),
  /** OPEN or CLOSED. Applications for a store add their own states. */
  state: text("state").$type<"OPEN" | "CLOSED" | "APPLY" | "APPLYING" | "REFUSED">().notNull(),
  selfOperated: boolean("self_operated").notNull(),
  selfPickup: boolean("self_pickup").notNull(),
  /** Whether the store has its own decorated page. */
  pageShow: boolean("page_show").notNull(),
  address: translations("address"),
  /** Longitude and latitude, joined with a comma. */
  center: text("center").notNull(),
  company: translations("company"),
  openedAt: moment("opened_at").notNull(),
  /** Averages of the evaluations, in hundredths: 480 is 4.8. */
  descriptionScore: integer("description_score").notNull().default(500),
  serviceScore: integer("service_score").notNull().default(500),
  deliveryScore: integer("delivery_score").notNull().default(500),
  goodsNum: integer("goods_num").notNull().default(0),
  collectionNum: integer("collection_num").notNull().default(0),
});

/** How a store charges for parcels. */
export const freightTemplates = pgTable("freight_templates", {
  id: key("id"),
  storeId: text("store_id").notNull(),
  name: translations("name"),
  pricing: text("pricing").$type<"FREE" | "NUM" | "WEIGHT">().notNull(),
  /** The first match by city or province id wins. A row without regions serves everywhere. */
  rows: jsonb("rows").$type<FreightRow[]>().notNull(),
});

/** Charge for one area. */
export interface FreightRow extends ParcelCharge {
  /** Region ids; empty for every region that no other row names. */
  regionIds: string[];
  /** Fewest and most days from dispatch to arrival; missing if unknown. */
  days?: [number, number];
  /** The faster speed, in place of the charge and the days above; missing if the store does not have it there. */
  express?: ParcelCharge & { days: [number, number] };
}

/** Charge for a parcel: the first amount, and each further one. Amounts are pieces for NUM and grams for WEIGHT. */
export interface ParcelCharge {
  firstAmount: number;
  firstCents: number;
  continuedAmount: number;
  continuedCents: number;
}

/**
 * The least that a buyer pays for goods: the smallest order, at its price. Worked out and not stored, and the index of it
 * is the database's own, so it can't differ from the prices, however those are written.
 */
export function totalCents({
  tiers,
  minimum,
  priceCents,
}: Record<"tiers" | "minimum" | "priceCents", AnyPgColumn>): SQL {
  const batchCents = sql`case when (${tiers} -> 0 ->> 'num')::int <= ${minimum} then (${tiers} -> 0 ->> 'cents')::bigint end`;
  return sql`(coalesce(${batchCents}, ${priceCents}) * ${minimum})`;
}

/** Goods as buyers search them. The row has everything that a search result shows. */
export const goods = pgTable(
  "goods",
  {
    // Columns that searches read come first, at the beginning of a row, before the long texts.
    id: key("id"),
    shelf: text("shelf").$type<ShelfState>().notNull(),
    salesModel: text("sales_model").$type<SalesModel>().notNull(),
    recommend: boolean("recommend").notNull(),
    /** Lowest price of its SKUs. */
    priceCents: cents("price_cents").notNull(),
    buyCount: integer("buy_count").notNull(),
    commentNum: integer("comment_num").notNull(),
    /** Number of evaluations with grade GOOD. */
    goodCommentNum: integer("good_comment_num").notNull(),
    /** Mean of the description scores in hundredths; 500 without evaluations. */
    rating: integer("rating").notNull(),
    releasedAt: moment("released_at").notNull(),
    storeId: text("store_id").notNull(),
    brandId: text("brand_id"),
    /** Third-level category. */
    categoryId: text("category_id").notNull(),
    /** Ids from the first to the third level. */
    categoryPath: text("category_path").array().notNull(),
    /** `family/variant` of the catalogue data. */
    key: text("key").notNull().unique(),
    /** Minimum order quantity. */
    minimum: integer("minimum").notNull(),
    formerCents: cents("former_cents"),
    tiers: jsonb("tiers").$type<Tier[]>().notNull(),
    freightTemplateId: text("freight_template_id"),
    /** Hours until an order leaves the warehouse, at most; 0 if the shop does not say. */
    dispatchHours: integer("dispatch_hours").notNull().default(48),
    /** Which of the shop's tax rates it has; `standard` or a name of the shop's settings. */
    taxClass: text("tax_class").notNull().default("standard"),
    /** Families of the colours of its SKUs, such as `red`: see `modules/catalogue/goods/colours.ts`. */
    colours: text("colours").array().notNull().default([]),
    name: translations("name"),
    unit: translations("unit"),
    params: jsonb("params").$type<GoodsParam[]>().notNull(),
    /** `name_value` of every attribute in both languages, for the attribute filter. */
    attributes: text("attributes").array().notNull(),
    sellingPoint: translations("selling_point"),
    /** Names of the pictures, in gallery order; their addresses are derived from them. */
    pictureSlots: text("picture_slots").array().$type<GoodsSlot[]>().notNull(),
    intro: translations("intro"),
    /**
     * Whether the goods are among the best-selling ones of a large shop, which common words are searched in first; see
     * `modules/catalogue/goods/popular.ts`. Of smaller shops none is.
     */
    popular: boolean("popular").notNull().default(false),
    /** Whether none of its SKUs can be ordered. Kept by the database itself (`keep_sold_out`), whoever writes the stock. */
    soldOut: boolean("sold_out").notNull().default(false),
    /** Tokens of the name only: matches there rank first. */
    nameTokens: text("name_tokens").array().notNull(),
    /** Lower-case words with their prefixes (English), single characters and pairs (Chinese). */
    searchTokens: text("search_tokens").array().notNull(),
  },
  (t) => [
    // Without a list of what is still to be sorted in: goods change rarely, and each of the hundreds of look-ups of a
    // misspelt search would read all of it, or all goods.
    index("goods_tokens").using("gin", t.searchTokens).with({ fastupdate: "off" }),
    index("goods_names").using("gin", t.nameTokens).with({ fastupdate: "off" }),
    // In most shops there are none, which is then known without reading all goods.
    index("goods_popular").on(t.id).where(sql`${t.popular}`),
    index("goods_popular_tokens")
      .using("gin", t.searchTokens, t.categoryPath)
      .where(sql`${t.popular}`)
      .with({ fastupdate: "off" }),
    index("goods_popular_names").using("gin", t.nameTokens).where(sql`${t.popular}`).with({ fastupdate: "off" }),
    index("goods_category").using("gin", t.categoryPath),
    index("goods_brand").on(t.brandId),
    index("goods_released").on(t.releasedAt),
    index("goods_store").on(t.storeId),
    index("goods_price").on(t.priceCents),
    index("goods_total").on(totalCents(t)),
    // Goods without a price can only be a draft.
    check("goods_price", sql`${t.shelf} <> 'UPPER' or ${t.priceCents} > 0`),
    // No index on columns that sales and evaluations change: every sale would rewrite hundreds of tokens.
  ],
);

/** A variant of goods: what a basket line refers to and stock is counted for. */
export const skus = pgTable(
  "skus",
  {
    id: key("id"),
    goodsId: text("goods_id")
      .notNull()
      .references(() => goods.id),
    /** Position among the SKUs of the goods. */
    position: integer("position").notNull(),
    /** Article number printed on packages. */
    sn: text("sn").notNull(),
    /** Number of its bar code (GTIN: EAN, UPC or ISBN), as the merchant wrote it. */
    barcode: text("barcode"),
    specs: jsonb("specs").$type<SkuSpecWords[]>().notNull(),
    /** 0 if nobody has said a price yet. */
    priceCents: cents("price_cents").notNull(),
    formerCents: cents("former_cents"),
    /** Pieces that can be ordered; only conditional updates may lower it. Of what is not counted, always `orderable`. */
    quantity: integer("quantity").notNull(),
    weightGrams: integer("weight_grams").notNull(),
    /** Pictures of this SKU, starting with its colour's. */
    pictureSlots: text("picture_slots").array().$type<GoodsSlot[]>().notNull(),
    buyCount: integer("buy_count").notNull().default(0),
    stockKind: text("stock_kind").$type<StockKind>().notNull().default("COUNTED"),
    /** Pieces that are there of what is also made to order: below nought, so many are owed. Otherwise null. */
    onHand: integer("on_hand"),
  },
  (t) => [
    index("skus_goods").on(t.goodsId, t.position),
    // Read by servers of 0.1.0, which have sold-out goods last by it.
    index("skus_sold_out").on(t.goodsId).where(sql`${t.quantity} = 0`),
    check("skus_stock", sql`${t.quantity} >= 0`),
    check("skus_price", sql`${t.priceCents} >= 0`),
  ],
);

/** Pieces that can be ordered of a variant that nobody counts. */
export const orderable = 1_000_000;

/**
 * Words that goods are found by, each with every way to write it with at most one letter left out, itself included. A
 * misspelt word and the right one share such a form, whatever letter is missing, added, wrong or swapped. Filled by the
 * database itself (`learn_spellings`), for every way goods are written; words that no goods have any more stay.
 */
export const spellings = pgTable(
  "spellings",
  {
    form: text("form").notNull(),
    word: text("word").notNull(),
  },
  (t) => [primaryKey({ columns: [t.form, t.word] })],
);

export type EvaluationGrade = "GOOD" | "MODERATE" | "WORSE";

export const evaluations = pgTable(
  "evaluations",
  {
    id: key("id"),
    goodsId: text("goods_id").notNull(),
    skuId: text("sku_id").notNull(),
    storeId: text("store_id").notNull(),
    memberId: text("member_id").notNull(),
    /** As the public may read it: real buyers' names are masked before they are stored. */
    memberName: text("member_name").notNull(),
    /** Address of the photo that the buyer had then; empty for none. */
    memberFace: text("member_face").notNull(),
    /** Order line of the evaluation; one evaluation per line. Null for the demo's own. */
    orderItemSn: text("order_item_sn").unique(),
    grade: text("grade").$type<EvaluationGrade>().notNull(),
    /** A buyer's own text is stored under every language. */
    content: translations("content"),
    images: text("images").array().notNull(),
    /** 1 to 5 each. */
    descriptionScore: integer("description_score").notNull(),
    serviceScore: integer("service_score").notNull(),
    deliveryScore: integer("delivery_score").notNull(),
    visible: boolean("visible").notNull().default(true),
    reply: jsonb("reply").$type<Translations>(),
    createdAt: moment("created_at").notNull(),
  },
  (t) => [
    index("evaluations_goods").on(t.goodsId, t.createdAt),
    index("evaluations_member").on(t.memberId, t.createdAt),
    index("evaluations_store").on(t.storeId),
  ],
);

/** Searched words and their frequency; the most frequent are the hot words. */
export const hotWords = pgTable("hot_words", {
  /** Lower case, trimmed. */
  word: text("word").primaryKey(),
  lang: text("lang").$type<Lang>().notNull(),
  score: integer("score").notNull(),
});

/** Pick-up points of stores that offer them. */
export const pickupPoints = pgTable(
  "pickup_points",
  {
    id: key("id"),
    storeId: text("store_id").notNull(),
    name: translations("name"),
    address: translations("address"),
    center: text("center").notNull(),
    mobile: text("mobile").notNull(),
  },
  (t) => [index("pickup_points_store").on(t.storeId)],
);
