import { type Fields, listOf, textOf } from "../values/valueObject.ts";

/** Items of a block that stand together below one title. */
export interface Group {
  readonly title: string;
  readonly items: readonly Fields[];
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isItem = (value: unknown): value is Fields => isRecord(value) && typeof value["img"] === "string";
const nameOf = (fields: Fields) => textOf(fields["title"]) || textOf(fields["name"]);

/** The items of a block of any kind in groups; an item that stands in several is in the first of them, except in tabs. */
export function groupsOf(options: Fields): readonly Group[] {
  const tabs = tabsOf(options);
  if (tabs.length > 0) return tabs;
  const seen = new Set<string>();
  const groups = [...groupsIn(options, "")].map(({ title, items }) => ({
    title,
    items: items.filter((item) => isNew(item, seen)),
  }));
  return groups.filter(({ items }) => items.length > 0);
}

function isNew({ url, img }: Fields, seen: Set<string>): boolean {
  const key = JSON.stringify([url, img]);
  return !seen.has(key) && seen.add(key).size > 0;
}

/** Tabs name their items by number, or the items are in one list for each tab. */
function tabsOf({ labels, navList, list }: Fields): readonly Group[] {
  const names = listOf(labels ?? navList);
  const items: readonly unknown[] = listOf(list);
  return names.map((tab, at) => {
    const number = tab["___index"] ?? at;
    const own = Array.isArray(items[at])
      ? listOf(items[at])
      : items.filter((item) => isItem(item) && (item["___index"] ?? 0) === number);
    return { title: textOf(tab["label"]) || nameOf(tab), items: own.filter(isItem) };
  });
}

/** Parts before lists: a list beside parts is the same again, for pages that do not know the parts. */
function* groupsIn(owner: Fields, above: string): Generator<Group> {
  const title = nameOf(owner) || above;
  const values = Object.values(owner);
  for (const part of values.filter(isRecord)) yield* groupsIn(part, title);
  for (const list of values.filter(Array.isArray)) {
    const items = (list as readonly unknown[]).flat().filter(isItem);
    yield { title, items };
    for (const item of items) yield* groupsIn(item, title);
  }
}
