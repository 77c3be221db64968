import * as z from "zod/mini";
import type { Tx } from "#server/db/transaction.ts";
import { type Lang, inLanguage } from "#server/locales.ts";
import { openPage } from "./queries.ts";

const navBar = z.object({ type: z.literal("navBar"), list: z.array(z.unknown()) });
const link = z.object({ name: z.string(), url: z.string() });

/** The links of the published home page's first `navBar`; none without one. HM-12. */
export async function homeNav(tx: Tx, lang: Lang): Promise<{ name: string; url: string }[]> {
  const page = await openPage(tx, "INDEX");
  const data: unknown = page && inLanguage(lang, page.data);
  const blocks = z.safeParse(z.object({ list: z.array(z.unknown()) }), data).data?.list ?? [];
  const bar = blocks.map((block) => z.safeParse(navBar, block).data).find((block) => block !== undefined);
  return (bar?.list ?? []).flatMap((entry) => z.safeParse(link, entry).data ?? []);
}
