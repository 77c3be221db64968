import { globSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { minifySync } from "vite";
import { expect, test } from "vitest";
import { leanCode } from "./leanCode.ts";
import { knownOfI18next } from "./leanI18next.ts";
import { knownOfReact } from "./leanReactDom.ts";

const require = createRequire(import.meta.url);
const libraries = [
  ...Object.entries(knownOfReact).map(([name, known]) => ({
    name,
    known,
    file: join(dirname(require.resolve(name === "react" ? "react" : "react-dom")), `cjs/${name}.production.js`),
  })),
  {
    name: "i18next",
    known: knownOfI18next,
    file: join(dirname(require.resolve("i18next/package.json")), "dist/esm/i18next.js"),
  },
];
const minified = (code: string) =>
  minifySync("library.js", `export default function (exports, require) {${code}\n}`).code;

test.each(libraries.filter(({ name }) => name !== "i18next"))(
  "$name is what is known of it, and less of it is left",
  ({ known, file }) => {
    const source = readFileSync(file, "utf8");
    expect(minified(leanCode(source, known)).length).toBeLessThan(minified(source).length * 0.97);
  },
);

test("i18next is what is known of it", () => {
  const { known, file } = libraries.at(-1) ?? { known: {}, file: "" };
  expect(() => leanCode(readFileSync(file, "utf8"), known)).not.toThrow();
});

/** Names of React that the build leaves out. */
const names = new Set([
  ...["hydrateRoot", "ViewTransition", "addTransitionType", "unstable_SuspenseList", "Activity"],
  ...["useActionState", "useFormStatus", "useFormState", "useOptimistic", "requestFormReset", "cache", "cacheSignal"],
  ...["prefetchDNS", "preconnect", "preinit", "preinitModule", "preload", "preloadModule"],
]);

/** What else is left out, as it would be written in the source. */
const patterns = {
  "a form with a function": /<(?:form|button|input)\b[^>]*\b(?:action|formAction)=\{/,
  "an element of the head or the document": /<(?:title|meta|link|style|script|base|html|head|body)[\s>]/,
  "a reference to a fragment": /<Fragment\b[^>]*\bref=/,
  "an element of one's own making": /<[a-z]+-[a-z]/,
  "a text inside a text, or a format": /\$t\(|\{\{[a-z]\w*\s*,/,
  "a list of texts, or words in context": /\breturnObjects\b|\bjoinArrays\b|\bpostProcess\b|\bt\([^)]*\bcontext:/,
} as const;

const fromReact = /import\s*\{([^}]*)\}\s*from\s*"react(?:-dom(?:\/client)?)?"/g;

function leftOutIn(text: string): string[] {
  const imported = [...text.matchAll(fromReact)].flatMap(([, list = ""]) => list.split(",").map((name) => name.trim()));
  const found = Object.entries(patterns).flatMap(([what, pattern]) => (pattern.test(text) ? [what] : []));
  return [...imported.filter((name) => names.has(name)), ...found];
}

test("nobody uses what the build leaves out of React and i18next", () => {
  const packages = join(import.meta.dirname, "../..");
  const files = globSync("{ui,storefront}/src/**/*.{ts,tsx}", { cwd: packages }).filter(
    (file) => !/\.(?:stories|test)\.tsx?$/.test(file) && !/[\\/]testing[\\/]/.test(file),
  );
  expect(files.length).toBeGreaterThan(500);
  const used = files.flatMap((file) => {
    const text = readFileSync(join(packages, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|`[^`]*`/gm, "");
    return leftOutIn(text).map((what) => `${file}: ${what}`);
  });
  expect(used).toEqual([]);
});
