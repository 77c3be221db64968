import { writeFile } from "node:fs/promises";
import type { Tx } from "#server/db/transaction.ts";
import { allLanguages, fallback, type Lang } from "#server/locales.ts";
import { type Command, oneOf, UsageError } from "#server/market/command.ts";
import { orderBySn, type OrderRow } from "#server/modules/buying/order/queries.ts";
import type { Services } from "#server/services.ts";
import { invoicePaper, packingList } from "../papers/orderPapers.ts";
import type { Paper } from "../papers/paper.ts";
import { paperHtml } from "../papers/paperHtml.ts";
import { findBrowser, printToPdf } from "../papers/printToPdf.ts";

const kinds = ["packing-list", "invoice"] as const;

/** Writes papers about orders into one file, to be printed. */
export const paperAct: Command = {
  name: "paper",
  usage: "<order…> [--kind packing-list|invoice] [--pdf] [--language en|zh] [--out FILE]",
  does: "writes what is printed for orders into one file, each on a sheet of its own: the packing list, or the invoice. With --pdf as PDF, if there is a Chrome or Chromium here",
  async run(tx, services, { words, options }) {
    if (words.length === 0) throw new UsageError("Say the numbers of the orders.");
    const kind = oneOf(options.kind ?? "packing-list", kinds);
    const lang = oneOf(options.language ?? fallback, allLanguages());
    const papers: Paper[] = [];
    for (const sn of words) papers.push(await paperOf(tx, services, { sn, kind, lang }));
    const html = paperHtml(papers, lang);
    const name = options.out || `${words.length === 1 ? (words[0] ?? "") : "orders"}-${kind}`;
    return "pdf" in options ? writePdf(html, withEnding(name, ".pdf")) : writeHtml(html, withEnding(name, ".html"));
  },
};

interface Asked {
  sn: string;
  kind: (typeof kinds)[number];
  lang: Lang;
}

async function paperOf(tx: Tx, services: Services, { sn, kind, lang }: Asked): Promise<Paper> {
  const order: OrderRow | null = await orderBySn(tx, sn);
  if (!order) throw new UsageError(`There is no order ${sn}.`);
  const paper = await (kind === "invoice" ? invoicePaper : packingList)(tx, services, order, lang);
  if (!paper) throw new UsageError(`Order ${sn} has no invoice yet.`);
  return paper;
}

async function writeHtml(html: string, file: string): Promise<string> {
  await writeFile(file, html);
  return `Written to ${file}. Open it in a browser and print it.`;
}

async function writePdf(html: string, file: string): Promise<string> {
  const browser = await findBrowser(process.env);
  if (browser === undefined)
    throw new UsageError(
      "There is no Chrome or Chromium here that could write a PDF. Name one in CHROME_PATH, or leave out --pdf and print the page.",
    );
  await printToPdf(browser, html, file);
  return `Written to ${file}.`;
}

function withEnding(name: string, ending: string): string {
  return name.endsWith(ending) ? name : `${name}${ending}`;
}
