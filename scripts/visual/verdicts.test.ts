import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { Change, Verdicts } from "./review.ts";
import { outcomeOf, readVerdicts } from "./verdicts.ts";

async function written(text: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sundry-verdicts-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const file = join(folder, "visual-verdicts.json");
  await writeFile(file, text);
  return file;
}

const size = { width: 20, height: 10 };

const change = (kind: Change["kind"], fingerprint = "aaaa"): Change => ({
  name: `desktop-light/button-${kind}`,
  kind,
  before: kind === "new" ? null : size,
  after: kind === "removed" ? null : size,
  pixels: kind === "changed" ? 7 : 0,
  fingerprint: kind === "removed" ? null : fingerprint,
});

describe("verdicts", () => {
  test("[UI-05] none are needed if there is no file", async () => {
    expect(await readVerdicts(join(tmpdir(), "no-such-folder", "visual-verdicts.json"))).toEqual({});
  });

  test.each([
    ["broken text", "{"],
    ["a list", "[]"],
    ["another word", '{ "a": { "verdict": "maybe", "fingerprint": "aaaa" } }'],
    ["no fingerprint", '{ "a": { "verdict": "approved" } }'],
  ])("[UI-05] a file with %s is refused in one sentence", async (_case, text) => {
    const file = await written(text);
    await expect(readVerdicts(file)).rejects.toThrow(
      `${file} has no verdicts: download it from the review page again.`,
    );
  });

  test("[UI-05] an approved change passes, as long as its picture stays the same", async () => {
    const verdicts = await readVerdicts(
      await written('{ "desktop-light/button-changed": { "verdict": "approved", "fingerprint": "aaaa" } }'),
    );
    expect(outcomeOf([change("changed")], 9, verdicts).passes).toBe(true);
    const changedAgain = outcomeOf([change("changed", "bbbb")], 9, verdicts);
    expect(changedAgain.passes).toBe(false);
    expect(changedAgain.lines).toContain("1 to review:");
  });

  test("[UI-05] a change without a verdict fails and is named", () => {
    expect(outcomeOf([change("changed")], 9, {})).toEqual({
      passes: false,
      lines: ["1 changed, 0 new, 0 removed, 9 the same", "1 to review:", "  desktop-light/button-changed"],
    });
  });

  test("[UI-05] a rejected picture fails with the reviewer's words, also a new or removed one", () => {
    const verdicts: Verdicts = {
      "desktop-light/button-new": { verdict: "rejected", fingerprint: "aaaa", note: "Too wide" },
      "desktop-light/button-removed": { verdict: "rejected", fingerprint: null },
    };
    const { passes, lines } = outcomeOf([change("new"), change("removed")], 9, verdicts);
    expect(passes).toBe(false);
    expect(lines.slice(1)).toEqual([
      "2 rejected:",
      "  desktop-light/button-new: Too wide",
      "  desktop-light/button-removed",
    ]);
  });

  test("[UI-05] new and removed pictures pass without a verdict", () => {
    expect(outcomeOf([change("new"), change("removed")], 9, {}).passes).toBe(true);
  });

  test("[UI-05] a long list is cut", () => {
    const many = Array.from({ length: 25 }, (_, place) => ({ ...change("changed"), name: `desktop-light/${place}` }));
    const { lines } = outcomeOf(many, 0, {});
    expect(lines).toHaveLength(23);
    expect(lines.at(-1)).toBe("  and 5 more");
  });
});
