import type { hotWords } from "@sundry/server/marketplace";

/** Words that buyers are said to search most, best first. Each finds goods. */
const words = {
  en: ["umbrella", "gift box", "fairy lights", "notebook", "plush", "socks", "mug", "lantern", "backpack", "yarn"],
  zh: ["雨伞", "礼盒", "灯串", "笔记本", "毛绒", "袜子", "马克杯", "灯笼", "书包", "毛线"],
} as const;

/** Searches counted for the first word; the others follow in even steps. */
const mostSearched = 480;
const step = 40;

export function hotWordRows(): (typeof hotWords.$inferInsert)[] {
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((lang) =>
    words[lang].map((word, place) => ({ word, lang, score: mostSearched - place * step })),
  );
}
