import * as z from "zod/mini";
import { articles } from "#server/db/schema/content.ts";
import type { Tx } from "#server/db/transaction.ts";
import { inAllLanguages } from "#server/locales.ts";
import { fileKey, longWords, some, words } from "../files/forms.ts";
import { hasScript } from "../files/hasScript.ts";
import { BadFile } from "../files/readJson.ts";
import { helpCategory } from "../init/helpCategory.ts";

/** A file with articles: what stands behind the footer's links, and any other page of text. */
export const articleFile = some(
  z.strictObject({
    /** Part of its address, `/article?id=<key>`. The footer links to `about`, `contact`, `help` and `privacy`. */
    key: fileKey,
    title: words,
    /** HTML. */
    content: longWords,
  }),
);
export type ArticleFile = z.output<typeof articleFile>;

/** Adds and changes articles by their keys. Returns their number. Throws BadFile if a text has a script. */
export async function writeArticles(tx: Tx, file: ArticleFile, parts: { file: string; now: number }): Promise<number> {
  const mistakes = file
    .filter(({ content }) => inAllLanguages(content).some(hasScript))
    .map(({ key }) => `article ${key}: the text has a script. Remove it.`);
  if (mistakes.length > 0) throw new BadFile(parts.file, mistakes);
  const categoryId = await helpCategory(tx);
  for (const [at, { key, title, content }] of file.entries())
    await tx
      .insert(articles)
      .values({
        id: key,
        categoryId,
        type: "OTHER",
        sortOrder: at + 1,
        title,
        content,
        createdAt: new Date(parts.now),
      })
      .onConflictDoUpdate({ target: articles.id, set: { title, content } });
  return file.length;
}
