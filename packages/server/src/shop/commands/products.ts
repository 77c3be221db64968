import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { photoStoresOf } from "#server/media/photoStores.ts";
import { fallback, localeOf } from "#server/locales.ts";
import { wireMoment } from "#server/shopTime.ts";
import { neededWord, type ShopCall, type ShopCommand, WrongUse } from "../command.ts";
import { withShop } from "../openDatabase.ts";
import { exportProducts } from "../products/exportProducts.ts";
import { importProducts, type ImportResult } from "../products/importProducts.ts";
import { reportCsv, reportLines } from "../products/importReport.ts";
import { type Undone, undoLastImport } from "../products/undoImport.ts";
import { takenOptions } from "../takenOptions.ts";

const importSwitches = ["dry-run", "remove", "strict", "untracked", "undo"];
/** Options with a value, and what it is. */
const importValues: Readonly<Record<string, string>> = {
  stock: "a number",
  report: "a file",
  map: 'pairs such as "Title=Name,Price=Preis"',
  encoding: "an encoding such as windows-1251",
  tax: "a percentage such as 20",
  weight: "g, kg, lb or oz",
  photos: "a folder or an address",
};
const weightUnits = ["g", "kg", "lb", "oz"] as const;

/** The options of an import. Throws WrongUse for those that there are not. */
function importOptions(options: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(options)) {
    if (importValues[name] !== undefined) {
      if (value === "") throw new WrongUse(`Give --${name} ${importValues[name]}.`);
    } else if (!importSwitches.includes(name)) throw new WrongUse(`There is no option --${name}.`);
  }
  const { stock, report, map, tax, photos, encoding } = options;
  if (encoding !== undefined && !isEncoding(encoding)) throw new WrongUse(`There is no encoding "${encoding}".`);
  if (stock !== undefined && !/^\d{1,7}$/.test(stock)) throw new WrongUse("--stock takes a whole number.");
  if (tax !== undefined && !/^\d{1,2}(\.\d{1,3})?$/.test(tax))
    throw new WrongUse("--tax takes a percentage such as 20.");
  const weight = weightUnits.find((unit) => unit === options.weight);
  if (options.weight !== undefined && !weight) throw new WrongUse("--weight takes g, kg, lb or oz.");
  const has = (name: string) => options[name] !== undefined;
  const pieces = stock === undefined ? null : Number(stock);
  return {
    dryRun: has("dry-run"),
    remove: has("remove"),
    strict: has("strict"),
    stock: has("untracked") ? ("uncounted" as const) : pieces,
    report,
    reading: { map, encoding, weight, photoBase: photos, tax: tax === undefined ? undefined : Number(tax) },
    undo: has("undo"),
  };
}

function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name).encoding !== "";
  } catch {
    return false;
  }
}

function importLines(result: ImportResult, dryRun: boolean): string[] {
  const { products, variants, added, changed, drafts, freshPhotos, withoutPhoto, ignored, findings, differences } =
    result;
  const lines = [...result.formats.map(({ file, format }) => `${file}: ${format}`), ...reportLines(findings)];
  if (ignored.length > 0) lines.push(`Columns that were not used: ${ignored.join(", ")}`);
  if (withoutPhoto > 0) lines.push(`Products without a photo: ${withoutPhoto}`);
  const sum = `${counted(products, "product")} with ${counted(variants, "variant")}`;
  if (result.refused) return [...lines, "Nothing was imported, because of --strict."];
  if (products === 0) return [...lines, "Nothing was imported."];
  if (dryRun) {
    if (differences.length === 0) lines.push("Nothing would change.");
    else lines.push("What would change:", ...differences.map((line) => `  ${line}`));
    return [...lines, `${sum} ${products === 1 ? "was" : "were"} read. Nothing was written, because of --dry-run.`];
  }
  const asDrafts = drafts > 0 ? ` ${drafts} ${drafts === 1 ? "is a draft" : "are drafts"} for the reasons above.` : "";
  lines.push(`${sum}: ${added} added, ${changed} changed, the rest as before.${asDrafts}`);
  return [...lines, `${counted(freshPhotos, "new photo")} ${freshPhotos === 1 ? "is" : "are"} stored.`];
}

async function undoLast({ config, write, json }: ShopCall): Promise<boolean> {
  const undone = await withShop(config, (database) => undoLastImport(database, Date.now()));
  if (json) write(JSON.stringify(undone ?? null));
  else
    for (const line of undone ? undoLines(undone, config.shopZone) : ["There is no import to take back."]) write(line);
  return undone !== undefined;
}

function undoLines({ what, at, restored, removed, hidden, changedSince }: Undone, zone: string): string[] {
  const lines = [`Taken back: ${what}, of ${wireMoment(at, zone)}.`];
  const before = `${counted(restored, "product")} ${restored === 1 ? "is as it was" : "are as they were"} before`;
  lines.push(`${before}, ${removed} that it added ${removed === 1 ? "is" : "are"} gone.`);
  if (hidden.length > 0) lines.push(`Hidden, because they were ordered meanwhile: ${hidden.join(", ")}`);
  if (changedSince.length > 0)
    lines.push(`Not taken back, because they were changed since: ${changedSince.join(", ")}`);
  return lines;
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? "" : "s"}`;
}

/** Goods of one's own, from files and back. */
export const productCommands: readonly ShopCommand[] = [
  {
    name: "import",
    switches: importSwitches,
    usage:
      "FOLDER|FILE|--undo [--dry-run] [--report FILE] [--stock N | --untracked] [--remove] [--strict] [--map PAIRS] [--encoding NAME] [--tax PERCENT] [--weight UNIT] [--photos FOLDER|ADDRESS]",
    does: "adds and changes products from CSV files (Shopify, WooCommerce, Magento, PrestaShop or a table of one's own), with their photos; says what it left out and why",
    async run(call) {
      const { config, write, progress, options } = call;
      const { dryRun, remove, strict, stock, report, reading, undo } = importOptions(options);
      if (undo) return undoLast(call);
      const path = resolve(neededWord(call, 0, "folder or file"));
      const stores = photoStoresOf(config);
      const currency = config.currency ?? localeOf(fallback).currency;
      const result = await withShop(config, (database) =>
        importProducts(path, {
          ...reading,
          database,
          stores,
          now: Date.now(),
          zone: config.shopZone,
          currency,
          stock,
          remove,
          strict,
          dryRun,
          progress: progress.show,
        }).finally(progress.end),
      );
      if (report !== undefined) await writeFile(resolve(report), reportCsv(result.findings, result.ignored));
      if (call.json) write(JSON.stringify(result));
      else for (const line of importLines(result, dryRun)) write(line);
      return !result.refused && result.products > 0;
    },
  },
  {
    name: "export",
    usage: "FOLDER",
    does: "writes all imported products and their photos into a folder, in the form that import reads",
    async run(call) {
      const { config, write, progress } = call;
      takenOptions(call, { maxWords: 1 });
      const folder = resolve(neededWord(call, 0, "folder"));
      const stores = photoStoresOf(config);
      const { products, photos } = await withShop(config, (database) =>
        exportProducts(folder, { database, stores, progress: progress.show }).finally(progress.end),
      );
      write(`${counted(products, "product")} and ${counted(photos, "photo")} are in ${folder}.`);
      return true;
    },
  },
];
