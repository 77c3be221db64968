/**
 * Only `shared/routing/addresses.ts` makes addresses of the shop: no other code writes the path of a page in a string,
 * so that a path or the name of a query value can change in one place. `start/` runs before any module and can import
 * none. The server, which may not import it, has the same paths.
 */
import { pages } from "../../packages/storefront/src/shared/routing/addresses.ts";
import { shopPaths } from "../../packages/server/src/shop/pages/shopPaths.ts";
import { sourceFiles } from "./texts/files.ts";

const all = Object.values(pages).flatMap(({ path, ...page }) => [path, ...("aliases" in page ? page.aliases : [])]);
const paths = all.filter((path) => path !== "/");
/** A literal that is such a path, or begins with one and continues with a query, a hash or another part. */
const literal = new RegExp(`["'\`]#?(?:${paths.join("|")})(?=["'\`?/#$])`, "i");

/** Comments become blank lines, so that line numbers stay the same. */
const withoutComments = (text: string) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, (comment) => comment.replace(/[^\n]/g, " "));

const faults = sourceFiles(
  /^packages\/storefront\/src\/(?!shared\/routing\/|start\/|.*\.(?:test|stories)\.tsx?$)/,
).flatMap(({ path, text }) =>
  withoutComments(text)
    .split("\n")
    .flatMap((line, index) =>
      literal.test(line) && !/^\s*(?:import|export) .* from /.test(line)
        ? [`${path}:${index + 1} writes an address: ${line.trim()}`]
        : [],
    ),
);
if (faults.length > 0)
  console.error(`${faults.join("\n")}\n${faults.length} addresses are written by hand: use hrefTo of shared/routing`);
const different = [...new Set(all).symmetricDifference(new Set(shopPaths))];
if (different.length > 0) console.error(`server/src/shop/pages/shopPaths.ts has other paths: ${different.join(", ")}`);
process.exitCode = faults.length + different.length === 0 ? 0 : 1;
