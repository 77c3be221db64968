import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { inRoot } from "../run/root.ts";
import type { PublishedPackage } from "./build.ts";
import type { Consumer } from "./consumer.ts";
import { publishedEntries } from "./entries.ts";

/**
 * Bytes (gzip) that an import adds to a site that already has the package's peers: React, and for forms react-hook-form
 * and zod. Styles are those of the component, without the tokens.
 */
export type Cost = { js: number; css?: number };

/** Costs by the name of the import: `primitives/Button`. */
export type Ledger = Record<string, Cost>;

const ledgerFile = (packageName: PublishedPackage) => inRoot("packages", packageName, "cost-ledger.json");

/** Differences up to this share, or this many bytes, are noise. */
const tolerance = { share: 0.03, bytes: 60 };

/** Style sheets that belong to no component. */
const sharedSheets = ["styles.css", "tokens.css", "reset.css"];

/** Builds every import of a package alone, as a site would, and weighs it. */
export async function measureCosts(packageName: PublishedPackage, consumer: Consumer): Promise<Ledger> {
  const ledger: Ledger = {};
  const without = ["react", "react-dom", "react-hook-form", "@hookform/resolvers", "zod"];
  const from = (name: string) => `@sundry/${packageName}${name && `/${name}`}`;
  for (const { name, module } of publishedEntries(packageName)) {
    const styled =
      existsSync(inRoot("packages", packageName, "dist", dirname(module), "styles.css")) && name.includes("/");
    const sheet = styled ? `import "${from(name)}.css";\n` : "";
    const { js, css } = await consumer.bundle(`${sheet}export * from "${from(name)}";\n`, { without });
    ledger[name || "."] = { js: weigh(js), ...(styled && { css: weigh(css) }) };
  }
  if (packageName === "ui")
    for (const sheet of sharedSheets) {
      const { css } = await consumer.bundle(`import "${from(sheet)}";\n`, { without });
      ledger[sheet] = { js: 0, css: weigh(css) };
    }
  return ledger;
}

const weigh = (text: string) => gzipSync(text, { level: 9 }).length;

/** The committed costs of a package. */
export async function readLedger(packageName: PublishedPackage): Promise<Ledger> {
  return JSON.parse(await readFile(ledgerFile(packageName), "utf8")) as Ledger;
}

/**
 * Writes the ledger: one line for each import, so that a review shows what became heavier. Costs within the tolerance
 * keep the line they had.
 */
export async function writeLedger(packageName: PublishedPackage, before: Ledger, measured: Ledger): Promise<void> {
  const lines = Object.entries(measured).map(([name, cost]) => {
    const kept = before[name] && costsDiffer(before[name], cost) ? cost : (before[name] ?? cost);
    return `  ${JSON.stringify(name)}: ${written(kept)}`;
  });
  await writeFile(ledgerFile(packageName), `{\n${lines.join(",\n")}\n}\n`);
}

const written = ({ js, css }: Cost) => (css === undefined ? `{ "js": ${js} }` : `{ "js": ${js}, "css": ${css} }`);

/** Describes what costs more or less than in the ledger, is missing in it or is gone. */
export function costDifferences(ledger: Ledger, measured: Ledger): string[] {
  const names = [...new Set([...Object.keys(ledger), ...Object.keys(measured)])].sort();
  return names.flatMap((name) => {
    const [before, now] = [ledger[name], measured[name]];
    if (!before || !now) return [`${name} is ${now ? "new" : "gone"}`];
    return kinds
      .filter((kind) => !isNear(before[kind] ?? 0, now[kind] ?? 0))
      .map((kind) => `${name}: ${kind} ${before[kind] ?? 0} → ${now[kind] ?? 0} bytes`);
  });
}

const kinds = ["js", "css"] as const;

const costsDiffer = (one: Cost, other: Cost) => kinds.some((kind) => !isNear(one[kind] ?? 0, other[kind] ?? 0));

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= Math.max(tolerance.bytes, one * tolerance.share);
