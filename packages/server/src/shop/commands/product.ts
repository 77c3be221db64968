import { basename, dirname, resolve } from "node:path";
import type { OpenDatabase } from "#server/db/database.ts";
import { inTransaction } from "#server/db/transaction.ts";
import { fallback, localeOf } from "#server/locales.ts";
import { photoStoresOf } from "#server/media/photoStores.ts";
import { amountWords } from "#server/money/amountWords.ts";
import { type ShopCall, type ShopCommand, WrongUse } from "../command.ts";
import { withShop } from "../openDatabase.ts";
import { changeProducts, chosenVariants, linesOf, variantCells } from "../products/changeProduct.ts";
import { exportedColumns, headingOf } from "../products/columns.ts";
import { reportLines } from "../products/importReport.ts";
import type { Line } from "../products/productLines.ts";
import { type ListedProduct, listProducts, productStates } from "../products/productList.ts";
import { type Taken, takenOptions } from "../takenOptions.ts";

const whichVariants = '[--sku NUMBER | --variant "Blue / L"]';

/** A change of products as lines of a file; photos are beside `folder`. */
interface Change {
  lines: Line[];
  folder?: string;
  remove?: boolean;
}

/** A command that changes products. */
function changing(
  name: string,
  { usage, does, values, switches }: { usage: string; does: string; values?: string[]; switches?: string[] },
  changeOf: (taken: Taken, database: OpenDatabase) => Promise<Change>,
): ShopCommand {
  return {
    name,
    usage: `${usage} [--dry-run]`,
    does,
    async run(call) {
      const taken = takenOptions(call, { values: values ?? [], switches: [...(switches ?? []), "dry-run"] });
      return withShop(call.config, async (database) => {
        const { lines, folder = process.cwd(), remove = false } = await changeOf(taken, database);
        const result = await changeProducts(lines, {
          ...{ what: `product ${[name, ...taken.words].join(" ")}`, folder, remove, database },
          ...{
            stores: photoStoresOf(call.config),
            now: Date.now(),
            zone: call.config.shopZone,
            currency: currencyOf(call),
          },
          ...{ dryRun: taken.has("dry-run"), progress: () => {} },
        });
        if (call.json) call.write(JSON.stringify(result));
        else {
          const told = result.findings.filter(({ effect }) => effect !== "note");
          for (const line of [...reportLines(told), ...result.differences]) call.write(line);
          if (result.differences.length === 0)
            call.write("Nothing changed: it is so already, or for the reasons above.");
        }
        return result.differences.length > 0 || result.findings.length === 0;
      });
    },
  };
}

function currencyOf({ config }: ShopCall): string {
  return config.currency ?? localeOf(fallback).currency;
}

function wordAt({ words }: Taken, place: number, name: string): string {
  const word = words[place];
  if (word === undefined) throw new WrongUse(`Name the ${name}.`);
  return word;
}

const statusOf = (status: string) => async (taken: Taken, database: OpenDatabase) => {
  wordAt(taken, 0, "product by its handle");
  for (const handle of taken.words) await linesOf({ database }, handle);
  return { lines: taken.words.map((handle): Line => ({ handle, status })) };
};

/** What can be done with a product. Each change is an import of a few cells, and taken back with `import --undo`. */
const acts: readonly ShopCommand[] = [
  {
    name: "list",
    usage: `[--find WORD] [--state "${productStates.join(" | ")}"]`,
    does: "imported products with their prices, stock and state",
    async run(call) {
      const { values } = takenOptions(call, { values: ["find", "state"] });
      const state = productStates.find((each) => each === values.state);
      if (values.state !== undefined && !state) throw new WrongUse(`--state is one of: ${productStates.join(", ")}.`);
      const list = await withShop(call.config, (database) =>
        inTransaction(database.db, (tx) => listProducts(tx, { find: values.find, state })),
      );
      if (call.json) call.write(JSON.stringify(list));
      else for (const product of list) call.write(productLine(product, currencyOf(call)));
      if (!call.json && list.length === 0) call.write("There is no such product.");
      return true;
    },
  },
  {
    name: "show",
    usage: "HANDLE",
    does: "everything that a file says of a product, with its variants",
    async run(call) {
      const taken = takenOptions(call, {});
      const handle = wordAt(taken, 0, "product by its handle");
      const lines = await withShop(call.config, (database) => linesOf({ database }, handle));
      if (call.json) call.write(JSON.stringify(lines));
      else
        for (const [at, line] of lines.entries()) {
          const cells = exportedColumns.flatMap((column) =>
            line[column] ? [`${headingOf(column)}: ${line[column]}`] : [],
          );
          if (at === 0) for (const cell of cells) call.write(cell);
          else call.write(cells.slice(1).join(", "));
        }
      return true;
    },
  },
  changing(
    "price",
    {
      usage: `HANDLE PRICE [--was PRICE] ${whichVariants}`,
      does: "sets the price, and the former one; of all variants, or of one",
      values: ["was", "sku", "variant"],
    },
    async (taken, database) => {
      const [handle, price] = [wordAt(taken, 0, "product by its handle"), wordAt(taken, 1, "price")];
      const chosen = chosenVariants(await linesOf({ database }, handle), taken.values);
      const { was } = taken.values;
      return {
        lines: chosen.map((line) => ({ ...variantCells(line), price, ...(was !== undefined && { formerPrice: was }) })),
      };
    },
  ),
  changing(
    "stock",
    {
      usage: `HANDLE PIECES|untracked|to-order ${whichVariants}`,
      does: "sets how many pieces there are, that nobody counts them, or that more are made to order",
      values: ["sku", "variant"],
    },
    async (taken, database) => {
      const [handle, stock] = [wordAt(taken, 0, "product by its handle"), wordAt(taken, 1, "number of pieces")];
      const cells = stockCells(stock);
      const chosen = chosenVariants(await linesOf({ database }, handle), taken.values);
      return { lines: chosen.map((line) => ({ ...variantCells(line), ...cells })) };
    },
  ),
  changing(
    "hide",
    { usage: "HANDLE...", does: "takes products off sale; links to them answer that they are gone" },
    statusOf("draft"),
  ),
  changing("show-again", { usage: "HANDLE...", does: "puts products on sale" }, statusOf("active")),
  changing(
    "photo",
    {
      usage: "HANDLE FILE|ADDRESS [--first | --replace] [--alt TEXT]",
      does: "adds a photo as the last, as the first, or instead of all others",
      values: ["alt"],
      switches: ["first", "replace"],
    },
    async (taken, database) => {
      const [handle, photo] = [wordAt(taken, 0, "product by its handle"), wordAt(taken, 1, "photo")];
      const isAddress = /^https?:\/\//i.test(photo);
      const lines = await linesOf({ database }, handle);
      const kept = taken.has("replace") ? [] : lines.filter(({ image }) => image);
      const fresh: Line = { image: isAddress ? photo : basename(photo), imageAlt: taken.values.alt ?? "" };
      const photos = taken.has("first") ? [fresh, ...kept] : [...kept, fresh];
      return {
        folder: isAddress ? process.cwd() : dirname(resolve(photo)),
        lines: photos.map(({ image = "", imageAlt = "" }, at) => ({
          handle,
          image,
          imagePosition: String(at + 1),
          imageAlt,
        })),
      };
    },
  ),
  changing(
    "copy",
    {
      usage: "HANDLE NEW-HANDLE [--title TEXT]",
      does: "makes a hidden product like another, without its article numbers and stock",
      values: ["title"],
    },
    async (taken, database) => {
      const [handle, name] = [wordAt(taken, 0, "product by its handle"), wordAt(taken, 1, "new handle")];
      const lines = await linesOf({ database }, handle);
      const known = await linesOf({ database }, name).catch(() => undefined);
      if (known) throw new Error(`There is a product "${name}" already.`);
      const { title } = taken.values;
      const copied = lines.map(
        (line, at): Line => ({
          ...line,
          ...{ handle: name, sku: "", barcode: "" },
          ...(line.price !== undefined && line.tracker !== "" && { quantity: "0" }),
          ...(at === 0 && { status: "draft", published: "FALSE" }),
          ...(at === 0 && title !== undefined && { title, titleZh: "" }),
        }),
      );
      return { lines: copied };
    },
  ),
];

/** Commands for one product. */
export const oneProductCommands: readonly ShopCommand[] = [
  {
    name: "product",
    switches: ["dry-run", "first", "replace"],
    usage: "list | show | price | stock | hide | show-again | photo | copy",
    does: acts.map(({ name, usage, does }) => `${`product ${name} ${usage}`.trimEnd()}: ${does}`).join("\n    "),
    async run({ words: [name, ...words], ...call }) {
      const act = acts.find((each) => each.name === name);
      if (!act) throw new WrongUse(name === undefined ? "Say what to do." : `There is no product ${name}.`);
      return act.run({ ...call, words });
    },
  },
];

function stockCells(stock: string): Line {
  if (stock === "untracked") return { tracker: "", quantity: "", policy: "deny" };
  if (stock === "to-order") return { tracker: "shopify", policy: "continue" };
  if (!/^\d{1,7}$/.test(stock)) throw new WrongUse("The stock is a whole number, untracked or to-order.");
  return { tracker: "shopify", quantity: stock };
}

function productLine(product: ListedProduct, currency: string): string {
  const { handle, title, state, lowestCents, highestCents, variants, stock } = product;
  const price = (cents: number) => amountWords(cents, "en", currency);
  const prices = lowestCents === highestCents ? price(lowestCents) : `${price(lowestCents)} to ${price(highestCents)}`;
  const cells = [
    handle,
    title,
    lowestCents === 0 ? "" : prices,
    variants > 1 ? `${variants} variants` : "",
    stock === null ? "not counted" : `${stock} in stock`,
    state,
  ];
  return cells.filter((cell) => cell !== "").join(" · ");
}
