/** Links between documents lead to a file, and to a heading where they name one; tests that a document names exist. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { inRoot } from "../run/root.ts";
import { sourceFiles } from "./texts/files.ts";

const documents = ["*.md", "docs/**/*.md", "packages/*/README.md"].flatMap((pattern) =>
  globSync(pattern, { cwd: inRoot() }).filter((path) => path !== "docs/api.md"),
);
const textOf = (path: string) => readFileSync(path, "utf8");
const tests = sourceFiles(/\.(?:test|e2e)\.tsx?$/).map(({ path }) => `/${path}`);
const ownSite = /^https:\/\/github\.com\/sundry-shop\/sundry\/(?:blob|tree)\/main\//;

/** The anchor that GitHub gives to a heading. */
function anchorOf(heading: string): string {
  const words = heading.toLowerCase().replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  return words.replace(/[^\p{L}\p{N}\- _]/gu, "").replaceAll(" ", "-");
}

const anchorsOf = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => anchorOf(heading));

/** What is wrong with a link, in words; undefined if nothing is, or if it leads elsewhere. */
function faultOf(link: string, from: string): string | undefined {
  const isOurs = ownSite.test(link);
  if (/^[a-z]+:/.test(link) && !isOurs) return undefined;
  const [path = "", anchor] = link.replace(ownSite, "").split("#");
  const target = path === "" ? inRoot(from) : resolve(isOurs ? inRoot() : dirname(inRoot(from)), path);
  if (!existsSync(target)) return `leads to ${link}, which is no file`;
  if (anchor === undefined || !target.endsWith(".md") || anchorsOf(textOf(target)).includes(anchor)) return undefined;
  return `leads to ${link}, which is no heading`;
}

const faults = documents.flatMap((path) => {
  const text = textOf(inRoot(path));
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = ""]) => faultOf(link, path));
  const named = [...text.matchAll(/`([\w/]+\.(?:test|e2e)\.tsx?)`/g)].map(([, name = ""]) =>
    /^X[A-Z.]/.test(name) || tests.some((test) => test.endsWith(`/${name}`))
      ? undefined
      : `names ${name}, which is no test`,
  );
  return [...links, ...named].filter((fault) => fault !== undefined).map((fault) => `${path} ${fault}`);
});
for (const fault of faults) console.error(fault);
console.log(`${documents.length} documents`);
process.exitCode = faults.length === 0 && documents.length > 0 ? 0 : 1;
