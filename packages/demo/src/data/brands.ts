import type { Bilingual } from "../family.ts";

/** A brand that goods carry. */
export interface BrandProfile {
  /** Unique, kebab case. Ids are derived from it, so it never changes. */
  key: string;
  name: Bilingual;
}

function brand(key: string, en: string, zh: string): BrandProfile {
  return { key, name: { en, zh } };
}

/** All brands, in the order in which the filter lists them. */
export const brands: readonly BrandProfile[] = [
  brand("jinhe", "Jinhe", "锦河"),
  brand("drizzle-lane", "Drizzle Lane", "细雨巷"),
  brand("gale-and-rib", "Gale & Rib", "风骨"),
  brand("threadwell", "Threadwell", "线行"),
  brand("button-yard", "Button Yard", "扣坊"),
  brand("papermint", "Papermint", "纸薄荷"),
  brand("inkhollow", "Inkhollow", "墨谷"),
  brand("crayonry", "Crayonry", "彩笔社"),
  brand("little-fair", "Little Fair", "小集"),
  brand("oak-and-bell", "Oak & Bell", "橡木铃"),
  brand("puddle-club", "Puddle Club", "水洼俱乐部"),
  brand("dailywell", "Dailywell", "日好"),
  brand("dongyi", "Dongyi", "东艺"),
  brand("warmhand", "Warmhand", "暖手"),
  brand("kilnmate", "Kilnmate", "窑友"),
  brand("blue-rim", "Blue Rim", "蓝边"),
  brand("lumen-lane", "Lumen Lane", "光巷"),
  brand("night-market", "Night Market", "夜集"),
  brand("brightbag", "Brightbag", "亮包"),
  brand("pinebox", "Pinebox", "松盒"),
  brand("ironleaf", "Ironleaf", "铁叶"),
  brand("festive-row", "Festive Row", "节日街"),
  brand("glint", "Glint", "微光"),
  brand("freshfold", "Freshfold", "清叠"),
  brand("greenstep", "Greenstep", "绿步"),
  brand("sundry-select", "Sundry Select", "万物自营"),
];
