import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { precompress } from "./precompress.ts";

test("[EN-05] settings that are changed after the build have no compressed copy that a host would send instead", async () => {
  const root = await mkdtemp(join(tmpdir(), "precompress-"));
  onTestFinished(() => rm(root, { recursive: true }));
  const publicDir = await mkdtemp(join(tmpdir(), "public-"));
  onTestFinished(() => rm(publicDir, { recursive: true }));
  await writeFile(join(root, "index.html"), "<!doctype html><title>Shop</title>");
  await writeFile(join(publicDir, "config.json"), "{}");
  await build({ configFile: false, root, publicDir, logLevel: "error", plugins: [precompress()] });
  expect((await readdir(join(root, "dist"))).toSorted()).toEqual([
    "config.json",
    "index.html",
    "index.html.br",
    "index.html.gz",
  ]);
});
