import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { npm } from "../run/npm.ts";
import { inRoot } from "../run/root.ts";
import { buildPackage, publishedPackages } from "./build.ts";
import { type Consumer, consumerOf } from "./consumer.ts";
import { costDifferences, measureCosts, readLedger } from "./costs.ts";
import { publishedEntries } from "./entries.ts";

const folders = { ui: "", api: "" };
const consumers: Partial<Record<keyof typeof folders, Consumer>> = {};

beforeAll(async () => {
  mkdirSync(inRoot(".cache"), { recursive: true });
  for (const name of publishedPackages) {
    await buildPackage(name);
    folders[name] = mkdtempSync(join(inRoot(".cache"), "consumer-"));
    consumers[name] = await consumerOf(name, folders[name]);
  }
}, 120_000);

afterAll(() => {
  for (const folder of Object.values(folders)) if (folder) rmSync(folder, { recursive: true, force: true });
});

const siteOf = (name: keyof typeof folders): Consumer => {
  const consumer = consumers[name];
  if (!consumer) throw new Error(`There is no site with ${name}.`);
  return consumer;
};
const packageFolder = (name: keyof typeof folders) => join(folders[name], "node_modules/@sundry", name);
const files = (place: string, pattern: RegExp) =>
  readdirSync(place, { recursive: true, encoding: "utf8" }).filter((name) => pattern.test(name));
const dist = () => join(packageFolder("ui"), "dist");
const read = (file: string) => readFileSync(join(dist(), file), "utf8");

const site = (body: string, imports = "") =>
  `${imports}\nimport { createRoot } from "react-dom/client";\ncreateRoot(document.body).render(${body});\n`;
const withButton = site(
  "<Button>Buy</Button>",
  'import "@sundry/ui/styles.css";\nimport { Button } from "@sundry/ui/primitives/Button";',
);

describe.each(publishedPackages)("%s", (name) => {
  test("[UI-06] publint finds nothing wrong with its layout", async () => {
    const { messages } = await publint({ pkgDir: packageFolder(name), strict: true, pack: false });
    const manifest = JSON.parse(readFileSync(join(packageFolder(name), "package.json"), "utf8")) as object;
    expect(messages.map((message) => formatMessage(message, manifest))).toEqual([]);
  });

  test("[UI-06] every import has types in every way that can load modules", async () => {
    const destination = folders[name];
    await npm("pack", packageFolder(name), "--pack-destination", destination, "--silent");
    const [tarball = ""] = files(destination, /\.tgz$/);
    const entrypoints = publishedEntries(name).map((entry) => (entry.name ? `./${entry.name}` : "."));
    const analysis = await checkPackage(createPackageFromTarballData(readFileSync(join(destination, tarball))), {
      entrypoints,
    });
    if (!analysis.types) throw new Error("The package has no types.");
    // The packages contain only modules, so old resolution and `require` are not supported.
    const problems = analysis.problems.filter(
      (problem) => !("resolutionKind" in problem && ["node10", "node16-cjs"].includes(problem.resolutionKind)),
    );
    expect(Object.keys(analysis.entrypoints)).toHaveLength(entrypoints.length);
    expect(problems).toEqual([]);
  }, 180_000);

  test("[UI-07] what each import costs is what its ledger says", async () => {
    const measured = await measureCosts(name, siteOf(name));
    const renew = "If this is meant: node scripts/bootstrap.mjs cost-ledger";
    expect(costDifferences(await readLedger(name), measured), renew).toEqual([]);
  }, 300_000);

  test("[UI-06] its licence, and every import in words for language models, are in it", () => {
    expect(readFileSync(join(packageFolder(name), "LICENSE"), "utf8")).toContain("MIT License");
    const words = readFileSync(join(packageFolder(name), "llms.txt"), "utf8");
    const silent = publishedEntries(name).filter(
      (entry) => !words.includes(`### @sundry/${name}${entry.name && `/${entry.name}`}\n`),
    );
    expect(words).toContain("npm install @sundry/");
    expect(silent.map((entry) => entry.name)).toEqual([]);
  });

  test("[UI-06] only our modules are in it, each with a source map", () => {
    const modules = files(packageFolder(name), /\.js$/).map((file) => file.replaceAll("\\", "/"));
    // A function of the style library and the icons that we use are copied (NOTICE.md).
    const foreign = modules.filter((file) => /node_modules|internal\/(?!lucide-react\/).*\//.test(file));
    expect(foreign).toEqual(name === "ui" ? ["dist/internal/recipes/createRuntimeFn.js"] : []);
    const icons = modules.filter((file) => /internal\/lucide-react\//.test(file));
    expect(icons.length > 0).toBe(name === "ui");
    expect(icons.length).toBeLessThan(60);
    const unmapped = modules.filter((file) => !existsSync(join(packageFolder(name), `${file}.map`)));
    const code = (file: string) => readFileSync(join(packageFolder(name), file), "utf8");
    // A list of exports needs no source map.
    expect(
      unmapped.filter((file) =>
        code(file)
          .replace(/^(import|export) .*$|^\/\*.*\*\/$/gm, "")
          .trim(),
      ),
    ).toEqual([]);
  });
});

describe("the style sheets", () => {
  /** Rules outside any block, with the first line of each. */
  const outermost = (css: string) => css.split("\n").filter((line) => /^[^\s}]/.test(line));

  test("[UI-01] everything is in one layer, so that a rule of the site always wins", () => {
    for (const file of files(dist(), /\.css$/)) {
      const strangers = outermost(read(file)).filter(
        (line) => !/^@(layer sundry\.|import "|keyframes |font-face )/.test(line),
      );
      expect([file, strangers.filter((line) => !line.startsWith("/*"))]).toEqual([
        file,
        file === "tailwind.css" ? ["@layer theme, base, sundry, components, utilities;"] : [],
      ]);
    }
  });

  test("[UI-01] tokens and reset stand apart: a site takes what it wants", () => {
    const selectors = (css: string) => [...css.matchAll(/^ {2}(\S.*) \{$/gm)].map(([, selector = ""]) => selector);
    expect(selectors(read("reset.css"))).toContain("body");
    expect(
      selectors(read("styles.css")).filter((selector) => /^(\*|html|body\b(?!.*@)|button|h1)/.test(selector)),
    ).toEqual([]);
    expect(read("tokens.css")).not.toContain("[data-component]");
    expect(read("styles.css")).toContain(read("theme/base.css").trim());
    expect(read("fonts.css")).toContain('@import "@fontsource-variable/archivo/wdth.css";');
  });

  test("[UI-02] design tools get the values that the style sheet has", () => {
    const css = read("tokens.css");
    const values = { scale: "--sundry-space-4: 16px", light: "#FFFFFF, #0A0E18", dark: "#FFFFFF, #0A0E18" };
    const texts = {
      scale: '"value": 16,',
      light: '"hex": "#FFFFFF"',
      dark: '"hex": "#0A0E18"',
    };
    for (const name of ["scale", "light", "dark"] as const) {
      expect(css).toContain(values[name]);
      expect(read(`tokens/${name}.tokens.json`)).toContain(texts[name]);
    }
  });

  test("[UI-01] a component's own style sheet brings all it needs, and nothing twice", () => {
    expect(read("commerce/GoodsCard/styles.css").split("\n")).toEqual(
      expect.arrayContaining([
        '@import "../../layers.css";',
        '@import "../../theme/base.css";',
        '@import "../Price/Price.css";',
        '@import "./GoodsCard.css";',
      ]),
    );
    for (const file of files(dist(), /styles\.css$/)) {
      const imports = read(file).match(/^@import.*$/gm) ?? [];
      expect([file, new Set(imports).size]).toEqual([file, imports.length]);
    }
  });
});

test("[UI-01] a site with nothing but Vite and React builds with it, looks included", async () => {
  const { js, css } = await siteOf("ui").bundle(withButton);
  expect(js).toContain("data-component");
  expect(css).toContain("@layer sundry.base");
  expect(css).toContain("--sundry-");
  expect(css).not.toContain("base64");
}, 180_000);

test("[UI-07] a Button alone costs less than 4 KB gzip beyond React", async () => {
  const { "primitives/Button": button } = await readLedger("ui");
  expect(button?.js).toBeLessThan(4096);
});

test("[UI-06] its types hold for a consumer, who is told of a wrong prop", async () => {
  const right = await siteOf("ui").types(withButton);
  expect(right.output).toBe("");
  expect(right.status).toBe(0);
  const wrong = await siteOf("ui").types(withButton.replace("<Button>", '<Button size="enormous">'));
  expect(wrong.output).toContain("enormous");
}, 180_000);

test("[UI-01] what runs in a browser only still says so after the build", () => {
  const src = inRoot("packages/ui/src");
  const marked = files(src, /\.tsx?$/).filter(
    (name) =>
      !/\.(test|stories)\.|^testing/.test(name) && readFileSync(join(src, name), "utf8").startsWith('"use client"'),
  );
  const lost = marked.filter((name) => !read(name.replace(/\.tsx?$/, ".js")).startsWith('"use client"'));
  expect(marked.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test("[UI-01] style modules have a name that no style plugin of a consumer takes for its own", () => {
  expect(files(dist(), /\.css\.js$/)).toEqual([]);
  expect(files(dist(), /\.styles\.js$/).length).toBeGreaterThan(20);
});
