import { basename, dirname, resolve } from "node:path";
import * as z from "zod/mini";
import { inTransaction, type Tx } from "#server/db/transaction.ts";
import { photoStoresOf, type PhotoStores } from "#server/media/photoStores.ts";
import { synonymLists, writeSynonyms } from "#server/modules/catalogue/goods/synonyms.ts";
import { articleFile, writeArticles } from "../articles/articleFile.ts";
import { recordAct } from "../auditLog.ts";
import { neededWord, type ShopCall, type ShopCommand, WrongUse } from "../command.ts";
import { some } from "../files/forms.ts";
import { BadFile, readJson } from "../files/readJson.ts";
import { withShop } from "../openDatabase.ts";
import { pageFile } from "../pages/pageFile.ts";
import { linksToClosedParts } from "../pages/pageLinks.ts";
import { type PageKind, writePage } from "../pages/writePage.ts";
import { couponFile, writeCoupons } from "../promotions/couponFile.ts";
import { seckillFile, writeSeckill } from "../promotions/seckillFile.ts";
import { siteFile, writeSite } from "../site/siteFile.ts";
import { storeFile, writeStores } from "../stores/storeFile.ts";
import { takenOptions } from "../takenOptions.ts";

/** What a file is written with. */
interface FileParts {
  file: string;
  folder: string;
  stores: PhotoStores;
  now: number;
}

const pageKinds = ["home", "topic", "store"] as const;

/** Commands that take a file: pages, articles, the site, stores and promotions. */
export const fileCommands: readonly ShopCommand[] = [
  {
    name: "page",
    usage: "home|topic|store FILE",
    does: "publishes the home page, a topic, or the page of a store",
    async run(call) {
      const kind = pageKindOf(neededWord(call, 0, "page: home, topic or store"));
      return fromFile(call, 1, pageFile, async (tx, page, parts) => {
        return `The page is published, and buyers see it within a minute: /#${await writePage(tx, kind, page, parts)}`;
      });
    },
  },
  {
    name: "article",
    usage: "FILE",
    does: "adds and changes articles, such as those behind the footer's links",
    run: (call) =>
      fromFile(
        call,
        0,
        articleFile,
        async (tx, file, parts) => `Articles written: ${await writeArticles(tx, file, parts)}.`,
      ),
  },
  {
    name: "site",
    usage: "FILE",
    does: "sets the shop's name, logo, colour and tax",
    run: (call) =>
      fromFile(call, 0, siteFile, async (tx, site, parts) => {
        const ofTax = await writeSite(tx, site, parts);
        const said = `The shop is called ${site.name.en}. Buyers see it within a minute.`;
        return [said, ...(ofTax ? [ofTax] : []), ...(await linksToClosedParts(tx))].join("\n");
      }),
  },
  {
    name: "store",
    usage: "FILE",
    does: "adds and changes stores, with what they charge for parcels",
    run: (call) =>
      fromFile(call, 0, storeFile, async (tx, file, parts) => `Stores written: ${await writeStores(tx, file, parts)}.`),
  },
  {
    name: "words",
    usage: "[FILE]",
    does: "shows or replaces the words that mean the same in searches",
    async run(call) {
      if (call.words.length > 0)
        return fromFile(call, 0, synonymFile, async (tx, lists) => {
          await writeSynonyms(tx, lists);
          return `Words that mean the same: ${lists.length} lists. Searches use them from now on.`;
        });
      takenOptions(call, {});
      const lists = await withShop(call.config, ({ db }) => inTransaction(db, synonymLists));
      call.write(`[\n${lists.map((list) => `  ${JSON.stringify(list)}`).join(",\n")}\n]`);
      return true;
    },
  },
  {
    name: "coupon",
    usage: "FILE",
    does: "adds and changes coupons",
    run: (call) =>
      fromFile(
        call,
        0,
        couponFile(call.config.shopZone),
        async (tx, file, parts) => `Coupons written: ${await writeCoupons(tx, file, parts)}.`,
      ),
  },
  {
    name: "seckill",
    usage: "FILE",
    does: "replaces the flash sale of the week",
    run: (call) =>
      fromFile(
        call,
        0,
        seckillFile,
        async (tx, file, parts) => `Offers written for a week: ${await writeSeckill(tx, file, parts)}.`,
      ),
  },
];

const synonymFile = some(some(z.string().check(z.trim(), z.minLength(1), z.maxLength(50))));

function pageKindOf(word: string): PageKind {
  const kind = pageKinds.find((each) => each === word);
  if (!kind) throw new WrongUse("Name one of home, topic, store.");
  return kind;
}

/** Reads the file at a place of the call and writes it in one transaction, with an entry in the audit log. */
async function fromFile<T>(
  call: ShopCall,
  place: number,
  form: z.ZodMiniType<T>,
  write: (tx: Tx, value: T, parts: FileParts) => Promise<string>,
): Promise<boolean> {
  takenOptions(call, { maxWords: place + 1 });
  const path = resolve(neededWord(call, place, "file"));
  try {
    const value = await readJson(path, form);
    const parts = { file: basename(path), folder: dirname(path), stores: photoStoresOf(call.config), now: Date.now() };
    const outcome = await withShop(call.config, ({ db }) =>
      inTransaction(db, async (tx) => {
        const said = await write(tx, value, parts);
        await recordAct(tx, parts.now, [call.name, ...call.words].join(" "), said);
        return said;
      }),
    );
    call.write(outcome);
    return true;
  } catch (error) {
    if (!(error instanceof BadFile)) throw error;
    call.write(error.message);
    call.write("Nothing was changed.");
    return false;
  }
}
