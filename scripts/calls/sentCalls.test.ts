import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { inRoot } from "../run/root.ts";

const root = inRoot("packages/storefront");

interface Source {
  readonly path: string;
  readonly text: string;
}

const sources: readonly Source[] = ["src", "e2e"].flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(`${root}/${folder}/${path}`, "utf8") })),
);
const isTest = ({ path }: Source) => /\.(test|e2e)\.tsx?$/.test(path) || path.startsWith("src/testing/");
const pages = sources.filter((source) => source.path.startsWith("src/") && !isTest(source));
const tests = sources.filter(isTest);

/** Exports of a contract's module that a file imports: `import { get as order } from "@sundry/api/contract/order"`. */
function importsOf({ text }: Source): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [, names = "", module = ""] of text.matchAll(/import \{([^}]*)\} from "@sundry\/api\/contract\/(\w+)"/g))
    for (const name of names.split(",")) found.add(`${module}.${name.trim().split(/\s+as\s+/)[0]}`);
  for (const [, alias = "", module = ""] of text.matchAll(/import \* as (\w+) from "@sundry\/api\/contract\/(\w+)"/g))
    for (const [, name] of text.matchAll(new RegExp(`\\b${alias}\\.(\\w+)`, "g"))) found.add(`${module}.${name}`);
  return found;
}

/** The files that import a file of the shop. */
const importers = new Map<string, string[]>();
for (const { path, text } of pages)
  for (const [, name = ""] of text.matchAll(/(?:from|import\() ?"(\.[^"]+)"/g)) {
    const imported = join(dirname(path), name);
    importers.set(imported, [...(importers.get(imported) ?? []), path]);
  }

/** The names of the pages that the route table loads. */
const routed = new Set(
  pages
    .filter(({ path }) => /^src\/(?:routes|secondaryPages)\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/\b\w+Page\b/g)].map(([name]) => name)),
);

/** The page of the route table, or the frame around all pages, that leads to one of the files by the fewest imports. */
function pageOf(files: readonly string[]): string | undefined {
  const seen = new Set(files);
  for (const file of seen) {
    const name = file.slice(file.lastIndexOf("/") + 1, -".tsx".length);
    if (file.endsWith(".tsx") && routed.has(name)) return name;
    if (/^src\/(?:app|entry|shell|start)\//.test(file)) return "every page";
    for (const importer of importers.get(file) ?? []) seen.add(importer);
  }
  return undefined;
}

interface Declared {
  readonly id: string;
  readonly inSpec: boolean;
}
const isCall = (value: unknown): value is Declared =>
  typeof value === "object" && value !== null && "id" in value && "inSpec" in value && "path" in value;

/** Calls that the client of the API sends for every page. */
const sentByClient: Readonly<Record<string, string>> = {
  "session.refresh": "packages/api/src/client/session.ts",
  "session.logout": "packages/api/src/client/session.ts",
};

/** Journeys that send a call by what a buyer presses, without naming it: their file and the beginning of their title. */
const journeys: Readonly<Record<string, readonly [file: string, title: string]>> = {
  "afterSale.apply": ["afterSale.e2e.ts", "items are returned and refunded"],
  "afterSale.delivery": ["afterSale.e2e.ts", "items are returned and refunded"],
  "cart.checkAll": ["cart.e2e.ts", "checkboxes of item, store and cart agree"],
  "cart.checkStore": ["cart.e2e.ts", "checkboxes of item, store and cart agree"],
  "cart.checkSku": ["cart.e2e.ts", "checkboxes of item, store and cart agree"],
  "cart.selectStoreAddress": ["parcels.e2e.ts", "the pick-up point is chosen at checkout"],
  "complaint.create": ["complaints.e2e.ts", "a complaint is filed with a photo"],
  "member.modifyPass": ["account.e2e.ts", "a changed password ends the session"],
  "order.receive": ["life.e2e.ts", "from round to receipt"],
  "order.remove": ["orders.e2e.ts", "bought again, and deleted"],
  "session.smsLogin": ["account.e2e.ts", "a text code logs in"],
  "session.oauthWeb": ["oauth.e2e.ts", "a third party's login in a window"],
};

const modules = readdirSync(inRoot("packages/api/src/contract")).filter(
  (name) => name.endsWith(".ts") && !name.includes(".test.") && name !== "index.ts",
);
const declared = await Promise.all(
  modules.map(async (file) => {
    const module = file.slice(0, -3);
    const exports = (await import(`../../packages/api/src/contract/${file}`)) as Record<string, unknown>;
    return Object.entries(exports).flatMap(([name, value]) =>
      isCall(value) && value.inSpec ? [{ id: value.id, export: `${module}.${name}` }] : [],
    );
  }),
);
const filesNaming = (files: readonly Source[], name: string) =>
  files.filter((source) => importsOf(source).has(name)).map(({ path }) => path);
const calls = declared.flat().map((one) => ({
  ...one,
  page: sentByClient[one.id] ? "every page" : pageOf(filesNaming(pages, one.export)),
}));

test("[AP-01] the contract declares the calls of the specification", () => {
  expect(calls.length).toBeGreaterThan(100);
});

test.each(calls)(
  "[AP-01] $id is sent by a page ($page), and a test of pages or a journey presses what sends it",
  ({ id, export: name, page }) => {
    const client = sentByClient[id];
    if (client) {
      expect(readFileSync(inRoot(client), "utf8")).toMatch(new RegExp(`import \\{[^}]*\\b${name.split(".")[1]}\\b`));
      return;
    }
    expect(page, `no page sends ${id}`).toBeDefined();
    const [file, title = ""] = journeys[id] ?? [];
    if (file) expect(tests.find(({ path }) => path === `e2e/${file}`)?.text, `the journey of ${id}`).toContain(title);
    else
      expect(
        filesNaming(
          tests.filter(({ path }) => !path.startsWith("src/testing/")),
          name,
        ),
        `no test of ${id}`,
      ).not.toEqual([]);
  },
);
