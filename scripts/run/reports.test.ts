import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./reports.ts";

const ended = (status: number) => ({ status, output: "its output" });
const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((each) => ({ status: each })),
});
const vitest = (passed: number, failed: number, ...testResults: unknown[]) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });
const playwright = (stats: object, errors: unknown[] = []) => JSON.stringify({ stats, errors });

describe("a vitest report", () => {
  test.each([
    ["all passed", vitest(3, 0, file("passed", "passed")), 0, { passed: 3, failed: 0 }],
    ["one failed", vitest(2, 1, file("failed", "passed", "failed")), 1, { passed: 2, failed: 1 }],
    ["a file that did not load", vitest(2, 0, file("passed", "passed"), file("failed")), 1, { passed: 2, failed: 1 }],
    ["all passed, but the run itself failed", vitest(2, 0, file("passed", "passed")), 1, { passed: 2, failed: 1 }],
    ["none", "", 0, { passed: 0, failed: 1 }],
    ["half a report", '{"numPassedTests":', 0, { passed: 0, failed: 1 }],
    ["another report", "{}", 0, { passed: 0, failed: 1 }],
  ])("%s", (_title, report, status, expected) => {
    expect(countVitest(report, ended(status))).toMatchObject(expected);
  });
});

describe("a Playwright report", () => {
  test.each([
    ["all passed", playwright({ expected: 4, unexpected: 0, flaky: 0 }), 0, { passed: 4, failed: 0 }],
    [
      "failed, and passed at a retry only",
      playwright({ expected: 1, unexpected: 1, flaky: 1 }),
      1,
      { passed: 1, failed: 2 },
    ],
    ["a setup that failed", playwright({ expected: 0, unexpected: 0, flaky: 0 }, [{}]), 1, { passed: 0, failed: 1 }],
    ["none", "", 1, { passed: 0, failed: 1 }],
  ])("%s", (_title, report, status, expected) => {
    expect(countPlaywright(report, ended(status))).toMatchObject(expected);
  });
});
