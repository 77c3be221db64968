import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { packagesWithoutChangeset } from "./changesets.ts";

const button = "packages/ui/src/primitives/Button/Button.css.ts";
let root = "";

const git = (...args: string[]) =>
  execFileSync("git", ["-c", "user.name=Mara", "-c", "user.email=mara@example.com", ...args], { cwd: root });
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const commit = () => {
  git("add", "-A");
  git("commit", "-qm", "a change");
};
const missing = () => packagesWithoutChangeset(root, ["ui", "api"]);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sundry-changesets-"));
  git("init", "-q", "-b", "main");
  write(button, "one");
  write(".changeset/released-soon.md", '---\n"@sundry/ui": minor\n---\n\nA button.\n');
  commit();
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("[UI-06] changesets", () => {
  test("no change needs no changeset", async () => {
    expect(await missing()).toEqual([]);
  });

  test.each([
    ["a style", button],
    ["an API report", "packages/ui/api-report/primitives/Button.api.md"],
    ["a new file", "packages/ui/src/primitives/Card/Card.tsx"],
  ])("%s changed: a new one is needed, an older one does not count", async (_, file) => {
    write(file, "two");
    expect(await missing()).toEqual(["ui"]);
  });

  test("the changeset must name the package", async () => {
    write(button, "two");
    write(".changeset/quick-foxes.md", '---\n"@sundry/api": patch\n---\n\nA call.\n');
    expect(await missing()).toEqual(["ui"]);
    write(".changeset/slow-snails.md", '---\n"@sundry/ui": patch\n---\n\nA rounder button.\n');
    expect(await missing()).toEqual([]);
  });

  test("commits of a branch count from where it left main", async () => {
    git("switch", "-qc", "rounder");
    write(button, "two");
    commit();
    write("README.md", "Read me.");
    commit();
    expect(await missing()).toEqual(["ui"]);
    git("switch", "-q", "main");
    git("merge", "-q", "rounder");
    expect(await missing()).toEqual([]);
  });

  test("a release, whose change log has their words, wants none", async () => {
    write(button, "two");
    write("packages/api/CHANGELOG.md", "A call.");
    expect(await missing()).toEqual(["ui"]);
    write("packages/ui/CHANGELOG.md", "A rounder button.");
    expect(await missing()).toEqual([]);
  });

  test("tests, stories and other packages want none", async () => {
    write("packages/ui/src/primitives/Button/Button.test.tsx", "a test");
    write("packages/ui/src/primitives/Button/Button.stories.tsx", "a story");
    write("packages/server/src/main.ts", "a server");
    expect(await missing()).toEqual([]);
  });
});
