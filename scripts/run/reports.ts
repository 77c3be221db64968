import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Outcome } from "./command.ts";
import type { Result } from "./part.ts";
import { root } from "./root.ts";

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; title: string; failureMessages?: string[] }[];
  }[];
};

type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: { message?: string }[];
  suites: PlaywrightSuite[];
};

/** Counts a vitest run: every test, and every file that failed without a failed test (it did not load, or a hook failed). */
export function countVitest(report: string, outcome: Outcome): Result {
  return counted<VitestReport>(report, outcome, ({ numPassedTests, numFailedTests, testResults }) => {
    const failed = testResults.map((file) => ({
      ...file,
      tests: file.assertionResults.filter(({ status }) => status === "failed"),
    }));
    const broken = failed.filter(({ status, tests }) => status === "failed" && tests.length === 0);
    return {
      passed: numPassedTests,
      failed: numFailedTests + broken.length,
      failures: [
        ...broken.map(({ name, message }) => failure(name, "the file itself", message)),
        ...failed.flatMap(({ name, tests }) =>
          tests.map(({ title, failureMessages }) => failure(name, title, failureMessages?.[0])),
        ),
      ],
    };
  });
}

/**
 * Counts a Playwright run: every journey, and every error outside one. A journey that passed only on a retry counts as
 * failed.
 */
export function countPlaywright(report: string, outcome: Outcome): Result {
  return counted<PlaywrightReport>(report, outcome, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    failures: [
      ...errors.map(({ message }) => failure("", "outside a journey", message)),
      ...suites.flatMap(specsOf).flatMap(({ ok, title, file, tests }) => {
        const messages = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
        return ok && messages.length === 0 ? [] : [failure(file, title, messages[0])];
      }),
    ],
  }));
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSuite["specs"] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** File, title and the first line of the message. */
function failure(file: string, title: string, message = ""): string {
  const [reason = ""] = stripVTControlCharacters(message).trim().split("\n", 1);
  return [relative(root, resolve(root, file)), title, reason].filter((part) => part !== "").join(": ");
}

/** A run without a readable report has failed, and so has one with a failing exit status. */
function counted<R>(
  report: string,
  { status, output }: Outcome,
  count: (report: R) => Pick<Result, "passed" | "failed" | "failures">,
): Result {
  try {
    const { failed, ...rest } = count(JSON.parse(report) as R);
    return { ...rest, failed: status === 0 ? failed : Math.max(failed, 1), output };
  } catch {
    return { passed: 0, failed: 1, output: `${output}\nThe run ended with status ${status} and wrote no report.` };
  }
}
