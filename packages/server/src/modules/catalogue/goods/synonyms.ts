import { eq } from "drizzle-orm";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { fold } from "./foldedText.ts";

/**
 * Words that mean the same to a buyer, a list for each meaning. If the first word of a list ends with `>`, it is one of
 * many things: it finds the others too, but they don't find it, such as a gift and a toy.
 */
export type SynonymLists = readonly (readonly string[])[];

/** Folded, in the singular. */
export interface Synonyms {
  /** What else each word may be called. */
  same: ReadonlyMap<string, readonly string[]>;
  /** What each word is a name for many of. */
  kinds: ReadonlyMap<string, readonly string[]>;
}

/** Every word means only itself. */
export const noSynonyms: Synonyms = { same: new Map(), kinds: new Map() };

/** What people give to anybody. */
const giftsForAll = ["toy", "jewellery", "soap", "mug", "scarf", "watch"];

/** Lists of a shop that has none of its own. Spellings that follow a rule are in `wordForms.ts`. */
export const usualSynonyms: SynonymLists = [
  ["jewelry", "jewellery"],
  ["gray", "grey"],
  ["aluminum", "aluminium"],
  ["pajama", "pyjama"],
  ["mold", "mould"],
  ["molding", "moulding"],
  ["plow", "plough"],
  ["tire", "tyre"],
  ["cozy", "cosy"],
  ["donut", "doughnut"],
  ["yogurt", "yoghurt"],
  ["mustache", "moustache"],
  ["whiskey", "whisky"],
  ["chili", "chilli"],
  ["omelet", "omelette"],
  ["woolen", "woollen"],
  ["karat", "carat"],
  ["ax", "axe"],
  ["disk", "disc"],
  ["program", "programme"],
  ["practice", "practise"],
  ["fulfill", "fulfil"],
  ["skillful", "skilful"],
  ["sulfur", "sulphur"],
  ["sulfate", "sulphate"],
  ["pediatric", "paediatric"],
  ["orthopedic", "orthopaedic"],
  ["anesthetic", "anaesthetic"],
  ["esthetic", "aesthetic"],
  ["encyclopedia", "encyclopaedia"],
  ["archeology", "archaeology"],
  ["leukemia", "leukaemia"],
  ["estrogen", "oestrogen"],
  ["maneuver", "manoeuvre"],
  ["check", "cheque"],
  ["curb", "kerb"],
  ["draft", "draught"],
  ["skeptic", "sceptic"],
  ["artifact", "artefact"],
  ["odor", "odour"],
  ["gage", "gauge"],
  ["licorice", "liquorice"],
  ["caliper", "calliper"],
  ["marvelous", "marvellous"],
  ["kid", "child", "children", "kiddo", "youngster", "儿童", "小孩", "孩子", "小朋友"],
  ["kid", "boy", "男孩"],
  ["kid", "girl", "女孩"],
  ["baby", "infant", "newborn", "婴儿", "宝宝"],
  ["toddler", "幼儿"],
  ["teen", "teenager", "adolescent", "青少年"],
  ["tshirt", "tee", "shirt"],
  ["eyeglass", "glass"],
  ["cellphone", "phone"],
  ["handbag", "bag"],
  ["schoolbag", "rucksack", "backpack"],
  ["parasol", "sunshade"],
  ["brolly", "umbrella"],
  ["gift", "present", "礼物", "礼品"],
  ["gift >", ...giftsForAll, "plush", "bear", "game", "puzzle", "玩具", "饰品", "香皂"],
  ["birthday", "bday", "生日"],
  ["birthday >", "party", "balloon", "candle", "toy", "game", "gift", "派对", "气球", "玩具"],
  ["christmas", "xmas", "圣诞", "圣诞节"],
  ["wedding", "bridal", "婚礼", "婚庆", "结婚"],
  ["wedding >", "favour", "confetti", "ribbon", "tiara", "礼花", "丝带", "皇冠"],
  ["party >", "balloon", "streamer", "confetti", "favour", "气球", "彩带"],
  ["decoration", "decor", "ornament", "装饰"],
  ["decoration >", "bauble", "bunting", "garland", "wreath", "snowflake", "snowman", "lantern", "灯笼", "挂件", "拉旗"],
  ["mum", "mom", "mother", "mummy", "mommy", "妈妈", "母亲"],
  ["mum >", "jewellery", "scarf", "soap", "handbag", "vase", "teapot", "饰品", "围巾", "香皂", "茶壶"],
  ["dad", "father", "daddy", "爸爸", "父亲"],
  ["dad >", "tool", "watch", "torch", "mug", "wallet", "toolbox", "工具", "手表", "手电"],
  ["teacher", "老师"],
  ["teacher >", "pen", "notebook", "mug", "planner", "钢笔", "笔记", "杯子"],
  ["school", "学校", "上学"],
  ["school >", "stationery", "pencil", "pen", "notebook", "crayon", "文具", "铅笔", "书包"],
  ["office", "办公"],
  ["office >", "stationery", "desk", "pen", "文具"],
  ["kitchen", "厨房"],
  ["bathroom", "bath", "浴室", "卫浴", "卫生间"],
  ["bathroom >", "soap", "towel", "toothbrush", "香皂", "牙刷", "洗浴"],
  ["garden", "yard", "花园", "庭院"],
  ["garden >", "planter", "parasol", "花盆"],
  ["cotton", "纯棉", "全棉"],
  ["wood", "wooden", "木制", "木质", "实木"],
  ["leather", "真皮", "皮革"],
  ["bedroom", "卧室"],
  ["bedroom >", "lamp", "slipper", "clock", "台灯", "拖鞋"],
];

/** Name of the setting with the {@link SynonymLists} of a shop. */
const synonymsSetting = "synonyms";

/** The lists of the shop: its own, or the usual ones. */
export async function synonymLists(tx: Tx): Promise<SynonymLists> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, synonymsSetting));
  return (row?.value as SynonymLists | undefined) ?? usualSynonyms;
}

/** Replaces the lists of the shop. */
export async function writeSynonyms(tx: Tx, value: SynonymLists): Promise<void> {
  await tx
    .insert(settings)
    .values({ name: synonymsSetting, value })
    .onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** The synonyms of the shop. */
export async function shopSynonyms(tx: Tx): Promise<Synonyms> {
  return synonymsOf(await synonymLists(tx));
}

const made = new WeakMap<SynonymLists, Synonyms>();

/** The lists by their words. */
export function synonymsOf(lists: SynonymLists): Synonyms {
  const known = made.get(lists);
  if (known) return known;
  const same = new Map<string, string[]>();
  const kinds = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, word: string, others: readonly string[]) =>
    map.set(word, [...new Set([...(map.get(word) ?? []), ...others])]);
  for (const list of lists) {
    if (ofKinds(list)) continue;
    const words = list.map(fold);
    for (const word of words)
      add(
        same,
        word,
        words.filter((other) => other !== word),
      );
  }
  for (const list of lists) {
    const word = ofKinds(list);
    // What means the same is a name for the same many.
    if (word) for (const each of [word, ...(same.get(word) ?? [])]) add(kinds, each, list.slice(1).map(fold));
  }
  const synonyms = { same, kinds };
  made.set(lists, synonyms);
  return synonyms;
}

/** The first word of a list that is a name for the others; undefined in one whose words mean the same. */
function ofKinds([first = ""]: readonly string[]): string | undefined {
  return first.endsWith(">") ? fold(first.slice(0, -1)).trim() : undefined;
}
