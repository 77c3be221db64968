import { describe, expect, test } from "vitest";
import { countPlaywright, countVitest } from "./reports.ts";
import { inRoot } from "./root.ts";

const ended = (status: number) => ({ status, output: "its output" });
const file = (status: string, ...tests: string[]) => ({
  name: inRoot("cart.test.ts"),
  status,
  message: status === "failed" && tests.length === 0 ? "no such module\n  at cart.ts:1" : "",
  assertionResults: tests.map((each, at) => ({
    status: each,
    title: `test ${at + 1}`,
    failureMessages: each === "failed" ? ["\u001b[31mAssertionError\u001b[39m: 1 is not 2\n  at cart.test.ts:4"] : [],
  })),
});
const vitest = (passed: number, failed: number, ...testResults: unknown[]) =>
  JSON.stringify({ numPassedTests: passed, numFailedTests: failed, testResults });
const playwright = (stats: object, errors: unknown[] = [], suites: unknown[] = []) =>
  JSON.stringify({ stats, errors, suites });

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

test("a vitest report names each failure in a line", () => {
  const report = vitest(2, 1, file("failed", "passed", "failed"), file("failed"), file("passed", "passed"));
  expect(countVitest(report, ended(1)).failures).toEqual([
    "cart.test.ts: the file itself: no such module",
    "cart.test.ts: test 2: AssertionError: 1 is not 2",
  ]);
});

test("a Playwright report names each failure in a line", () => {
  const journey = (title: string, ok: boolean, message?: string) => ({
    title,
    file: "e2e/cart.e2e.ts",
    ok,
    tests: [{ results: [{ error: message === undefined ? undefined : { message } }, {}] }],
  });
  const suites = [
    { specs: [journey("buys", true)], suites: [{ specs: [journey("returns", false, "no button\n  at 3")] }] },
    { specs: [journey("passed at a retry", true, "too slow")] },
  ];
  const report = playwright({ expected: 1, unexpected: 1, flaky: 1 }, [{ message: "no shop" }], suites);
  expect(countPlaywright(report, ended(1)).failures).toEqual([
    "outside a journey: no shop",
    "e2e/cart.e2e.ts: returns: no button",
    "e2e/cart.e2e.ts: passed at a retry: too slow",
  ]);
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
