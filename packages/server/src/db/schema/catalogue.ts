import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { GoodsSlot } from "../../media/pictureUrl.ts";
import { cents, key, moment, translations } from "./columns.ts";
import type { Lang, Translations } from "../../locales.ts";

/** One attribute of a goods, such as material. `name` and `value` are what the attribute filter matches. */
export interface GoodsParam {
  name: Translations;
  value: Translations;
}

/** One specification of a SKU, such as colour; `hex` is there for colours only. */
export interface SkuSpecWords {
  name: Translations;
  value: Translations;
  hex?: string;
}

/** Batch price: from `num` pieces of a goods on, one piece costs `cents`. */
export interface Tier {
  num: number;
  cents: number;
}

/** Shelf state, as the contract names it. */
export type ShelfState = "UPPER" | "DOWN";
export type SalesModel = "RETAIL" | "WHOLESALE";

/** The category tree: three levels, 0 to 2. */
export const categories = pgTable(
  "categories",
  {
    id: key("id"),
    /** `0` on the first level. */
    parentId: text("parent_id").notNull(),
    level: integer("level").notNull(),
    sortOrder: integer("sort_order").notNull(),
    name: translations("name"),
    /** Goods whose first picture stands for the category; null while it has none. */
    faceGoodsId: text("face_goods_id"),
    /** Name of the menu's line icon; first level only. */
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
  /** Address of the badge. */
  logo: text("logo").notNull(),
  /** OPEN or CLOSED; the entry process adds its own states. */
  state: text("state").$type<"OPEN" | "CLOSED" | "APPLY" | "APPLYING" | "REFUSED">().notNull(),
  selfOperated: boolean("self_operated").notNull(),
  selfPickup: boolean("self_pickup").notNull(),
  /** True when the shop has a decorated page of its own. */
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

/** How parcels of a shop are charged. */
export const freightTemplates = pgTable("freight_templates", {
  id: key("id"),
  storeId: text("store_id").notNull(),
  name: translations("name"),
  pricing: text("pricing").$type<"FREE" | "NUM" | "WEIGHT">().notNull(),
  /** First match by city or province id wins; a row without regions serves everywhere. */
  rows: jsonb("rows").$type<FreightRow[]>().notNull(),
});

/** Charge of one area. Amounts are pieces for NUM and grams for WEIGHT. */
export interface FreightRow {
  /** Region ids; empty means everywhere not named by another row. */
  regionIds: string[];
  firstAmount: number;
  firstCents: number;
  continuedAmount: number;
  continuedCents: number;
}

/** Goods as buyers search them. Everything a result card shows sits in this row. */
export const goods = pgTable(
  "goods",
  {
    // First what searches read of every hit: it lies at the beginning of a row, before the long texts.
    id: key("id"),
    shelf: text("shelf").$type<ShelfState>().notNull(),
    salesModel: text("sales_model").$type<SalesModel>().notNull(),
    recommend: boolean("recommend").notNull(),
    /** Lowest price among the SKUs. */
    priceCents: cents("price_cents").notNull(),
    buyCount: integer("buy_count").notNull(),
    commentNum: integer("comment_num").notNull(),
    /** Evaluations with grade GOOD. */
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
    /** Smallest count one may buy. */
    minimum: integer("minimum").notNull(),
    formerCents: cents("former_cents"),
    tiers: jsonb("tiers").$type<Tier[]>().notNull(),
    freightTemplateId: text("freight_template_id"),
    name: translations("name"),
    unit: translations("unit"),
    params: jsonb("params").$type<GoodsParam[]>().notNull(),
    /** `name_value` of every attribute in both languages: what the attribute filter asks for. */
    attributes: text("attributes").array().notNull(),
    sellingPoint: translations("selling_point"),
    /** Names of the pictures, in gallery order; addresses are made from them. */
    pictureSlots: text("picture_slots").array().$type<GoodsSlot[]>().notNull(),
    intro: translations("intro"),
    /** Tokens of the name alone: matches there rank first. */
    nameTokens: text("name_tokens").array().notNull(),
    /** Lower-cased words with their prefixes (English), single signs and pairs (Chinese). */
    searchTokens: text("search_tokens").array().notNull(),
  },
  (t) => [
    index("goods_tokens").using("gin", t.searchTokens),
    index("goods_names").using("gin", t.nameTokens),
    index("goods_category").using("gin", t.categoryPath),
    index("goods_store").on(t.storeId),
    index("goods_price").on(t.priceCents),
    // None on what selling and evaluating change: every sale would then write a goods' hundreds of tokens anew.
  ],
);

/** What is put into a basket and kept in stock. */
export const skus = pgTable(
  "skus",
  {
    id: key("id"),
    goodsId: text("goods_id")
      .notNull()
      .references(() => goods.id),
    /** Place among the SKUs of the goods. */
    position: integer("position").notNull(),
    /** Article number printed on packages. */
    sn: text("sn").notNull(),
    specs: jsonb("specs").$type<SkuSpecWords[]>().notNull(),
    priceCents: cents("price_cents").notNull(),
    formerCents: cents("former_cents"),
    /** Pieces in stock; only conditional updates may lower it. */
    quantity: integer("quantity").notNull(),
    weightGrams: integer("weight_grams").notNull(),
    /** Pictures of this SKU, its colour's first. */
    pictureSlots: text("picture_slots").array().$type<GoodsSlot[]>().notNull(),
    buyCount: integer("buy_count").notNull().default(0),
  },
  (t) => [
    index("skus_goods").on(t.goodsId, t.position),
    check("skus_stock", sql`${t.quantity} >= 0`),
    check("skus_price", sql`${t.priceCents} > 0`),
  ],
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
    /** As strangers may read it; real buyers' names are masked before they are written. */
    memberName: text("member_name").notNull(),
    memberFace: text("member_face").notNull(),
    /** Line of the order it belongs to; one evaluation per line. Null for the demo's own. */
    orderItemSn: text("order_item_sn").unique(),
    grade: text("grade").$type<EvaluationGrade>().notNull(),
    /** A buyer's own words are stored in both columns. */
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

/** Searched words and how often; the best of them are the hot words. */
export const hotWords = pgTable("hot_words", {
  /** Lower case, trimmed. */
  word: text("word").primaryKey(),
  lang: text("lang").$type<Lang>().notNull(),
  score: integer("score").notNull(),
});

/** Pick-up points of shops that offer them. */
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
