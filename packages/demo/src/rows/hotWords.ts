import type { hotWords } from "@sundry/server/marketplace";

/** Words that buyers search most, most frequent first. Each finds goods. */
const words = {
  en: ["umbrella", "gift box", "fairy lights", "notebook", "plush", "socks", "mug", "lantern", "backpack", "yarn"],
  zh: ["雨伞", "礼盒", "灯串", "笔记本", "毛绒", "袜子", "马克杯", "灯笼", "书包", "毛线"],
} as const;

/** Number of searches of the first word; the others follow in even steps. */
const highestScore = 480;
const step = 40;

export function hotWordRows(): (typeof hotWords.$inferInsert)[] {
  return (Object.keys(words) as (keyof typeof words)[]).flatMap((lang) =>
    words[lang].map((word, place) => ({ word, lang, score: highestScore - place * step })),
  );
}
