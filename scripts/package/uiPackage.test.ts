import { mkdtempSync, readdirSync, readFileSync, rmSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { capture } from "../run/command.ts";
import { inRoot } from "../run/root.ts";
import { buildUi } from "./build.ts";
import { type Consumer, consumerOf } from "./consumer.ts";
import { catalogOf, publishedManifest } from "./stage.ts";

const dist = inRoot("packages/ui/dist");
const src = inRoot("packages/ui/src");
const inside = inRoot(".cache");
let folder = "";
let consumer: Consumer;

beforeAll(async () => {
  await buildUi();
  mkdirSync(inside, { recursive: true });
  folder = mkdtempSync(join(inside, "consumer-"));
  consumer = await consumerOf("ui", folder);
}, 120_000);

afterAll(() => folder && rmSync(folder, { recursive: true, force: true }));

const files = (place: string, pattern: RegExp) =>
  readdirSync(place, { recursive: true, encoding: "utf8" }).filter((name) => pattern.test(name));

const site = (body: string, imports = "") =>
  `${imports}\nimport { createRoot } from "react-dom/client";\ncreateRoot(document.body).render(${body});\n`;
const withButton = site(
  "<Button>Buy</Button>",
  'import "@sundry/ui/styles.css";\nimport { Button } from "@sundry/ui/primitives/Button";',
);

test("[UI-01] a site with nothing but Vite and React builds with it, looks included", async () => {
  const { js, css } = await consumer.bundle(withButton);
  expect(js).toContain("data-component");
  expect(css).toContain("@layer sundry.reset");
  expect(css).toContain("--sundry-");
  expect(css).not.toContain("base64");
}, 60_000);

test("[UI-07] a Button alone costs less than 4 KB gzip beyond React", async () => {
  const [alone, beside] = [await consumer.bundle(site("<button>Buy</button>")), await consumer.bundle(withButton)];
  const cost = beside.gzip - alone.gzip;
  expect(cost, `${cost} bytes`).toBeLessThan(4096);
  expect(cost).toBeGreaterThan(0);
}, 60_000);

test("[UI-06] its types hold for a consumer, who is told of a wrong prop", async () => {
  const right = await consumer.types(withButton);
  expect(right.output).toBe("");
  expect(right.status).toBe(0);
  const wrong = await consumer.types(withButton.replace("<Button>", '<Button size="enormous">'));
  expect(wrong.output).toContain("enormous");
}, 60_000);

test("[UI-06] publint finds nothing wrong with its layout", async () => {
  const { output, status } = await capture({
    args: [
      inRoot("packages/ui/node_modules/publint/src/cli.js"),
      join(folder, "node_modules/@sundry/ui"),
      "--strict",
      "--pack",
      "false",
    ],
  });
  expect(output).not.toMatch(/\b(warning|error|suggestion)s?:/i);
  expect(status).toBe(0);
}, 60_000);

test("[UI-01] what runs in a browser only still says so after the build", () => {
  const marked = files(src, /\.tsx?$/).filter(
    (name) =>
      !/\.(test|stories)\.|^testing/.test(name) && readFileSync(join(src, name), "utf8").startsWith('"use client"'),
  );
  const lost = marked.filter(
    (name) => !readFileSync(join(dist, name.replace(/\.tsx?$/, ".js")), "utf8").startsWith('"use client"'),
  );
  expect(marked.length).toBeGreaterThan(20);
  expect(lost).toEqual([]);
});

test("[UI-01] style modules have a name that no style plugin of a consumer takes for its own", () => {
  expect(files(dist, /\.css\.js$/)).toEqual([]);
  expect(files(dist, /\.styles\.js$/).length).toBeGreaterThan(20);
});

test("[UI-06] a manifest is published with real versions and the exports of the tarball", () => {
  const catalog = catalogOf('packages:\n  - packages/*\ncatalog:\n  "@a/b": 1.2.3\n  c: 4.5.6\nother: x\n');
  const manifest = { name: "x", version: "1.0.0", exports: { ".": "./src/index.ts" }, devDependencies: { d: "1" } };
  const publishConfig = { exports: { ".": "./dist/index.js" } };
  expect(publishedManifest({ ...manifest, dependencies: { "@a/b": "catalog:" }, publishConfig }, catalog)).toEqual({
    name: "x",
    version: "1.0.0",
    exports: { ".": "./dist/index.js" },
    dependencies: { "@a/b": "1.2.3" },
  });
  expect(() => publishedManifest({ ...manifest, dependencies: { e: "catalog:" }, publishConfig }, catalog)).toThrow(
    "e has",
  );
  expect(() => publishedManifest(manifest, catalog)).toThrow("publishConfig.exports");
});
