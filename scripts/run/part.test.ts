import { expect, onTestFinished, test, vi } from "vitest";
import { check, printSums, runParts } from "./part.ts";

function printed(): string[] {
  const lines: string[] = [];
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => {
    lines.push(line);
  });
  onTestFinished(() => log.mockRestore());
  return lines;
}

test("sums all parts, and shows the output of the failed ones only", async () => {
  const lines = printed();
  const sums = await runParts(
    [
      { name: "many", run: async () => ({ passed: 5, failed: 0, output: "quiet" }) },
      check("yes", async () => ({ status: 0, output: "quiet" })),
      check("no", async () => ({ status: 1, output: "the reason" })),
    ],
    2,
  );
  expect(sums).toEqual({ passed: 6, failed: 1, failedParts: [{ name: "no", failures: [] }] });
  expect(lines.join("\n")).toContain("the reason");
  expect(lines.join("\n")).not.toContain("quiet");
});

test("a part that crashes or runs nothing is a failure", async () => {
  const lines = printed();
  const crash = { name: "crash", run: () => Promise.reject(new Error("broken")) };
  const nothing = { name: "nothing", run: async () => ({ passed: 0, failed: 0, output: "" }) };
  const { failedParts, ...sums } = await runParts([crash, nothing], 1);
  expect(sums).toEqual({ passed: 0, failed: 2 });
  expect(failedParts.map(({ name }) => name)).toEqual(["crash", "nothing"]);
  expect(lines.join("\n")).toContain("Nothing ran.");
});

test("a part that can't check anything here says why and does not count", async () => {
  const lines = printed();
  const skipped = { name: "audit", run: async () => ({ passed: 0, failed: 0, output: "", skipped: "nobody to ask" }) };
  expect(await runParts([skipped], 1)).toEqual({ passed: 0, failed: 0, failedParts: [] });
  expect(lines.join("\n")).toMatch(/^skip {2}audit .*nobody to ask$/m);
});

test("runs no more parts at once than allowed", async () => {
  printed();
  let running = 0;
  let mostAtOnce = 0;
  const part = (name: string) => ({
    name,
    run: async () => {
      running += 1;
      mostAtOnce = Math.max(mostAtOnce, running);
      await Promise.resolve();
      running -= 1;
      return { passed: 1, failed: 0, output: "" };
    },
  });
  expect(await runParts(["a", "b", "c", "d"].map(part), 2)).toEqual({ passed: 4, failed: 0, failedParts: [] });
  expect(mostAtOnce).toBe(2);
});

test("the last lines name what failed and give the sums", () => {
  const lines = printed();
  onTestFinished(() => {
    process.exitCode = undefined;
  });
  printSums([
    { passed: 3, failed: 0, failedParts: [] },
    {
      passed: 1,
      failed: 2,
      failedParts: [
        { name: "lint root", failures: [] },
        { name: "stories", failures: ["Price.stories.tsx: Yen: expected 1 to be 2"] },
      ],
    },
  ]);
  expect(lines.join("\n").split("\n")).toEqual([
    "failed: lint root",
    "failed: stories",
    "  Price.stories.tsx: Yen: expected 1 to be 2",
    "4 passed, 2 failed",
  ]);
  expect(process.exitCode).toBe(1);
});
