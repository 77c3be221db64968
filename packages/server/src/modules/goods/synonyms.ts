import { eq } from "drizzle-orm";
import { settings } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { fold } from "./foldedText.ts";

/** Words that mean the same to a buyer, a list for each meaning. */
export type SynonymLists = readonly (readonly string[])[];
/** What else each word may be called. Folded, in the singular. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

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
  ["kid", "child", "children"],
  ["tshirt", "tee", "shirt"],
  ["eyeglass", "glass"],
  ["cellphone", "phone"],
  ["handbag", "bag"],
  ["schoolbag", "rucksack", "backpack"],
  ["parasol", "sunshade"],
  ["brolly", "umbrella"],
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

/** What else each word of some lists may be called. */
export function synonymsOf(lists: SynonymLists): Synonyms {
  const known = made.get(lists);
  if (known) return known;
  const others = new Map<string, string[]>();
  for (const list of lists) {
    const words = list.map(fold);
    for (const word of words)
      others.set(word, [...(others.get(word) ?? []), ...words.filter((other) => other !== word)]);
  }
  made.set(lists, others);
  return others;
}
