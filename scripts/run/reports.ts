import type { Outcome } from "./command.ts";
import type { Result } from "./part.ts";

type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
};

/** Counts a vitest run: every test, and every file that failed without a failed test (because it did not load). */
export function countVitest(report: string, outcome: Outcome): Result {
  return counted<VitestReport>(report, outcome, ({ numPassedTests, numFailedTests, testResults }) => {
    const broken = testResults.filter(
      (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
    );
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  });
}

/**
 * Counts a Playwright run: every journey, and every error outside one. A journey that passed only on a retry counts as
 * failed.
 */
export function countPlaywright(report: string, outcome: Outcome): Result {
  return counted<PlaywrightReport>(report, outcome, ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  }));
}

/** A run without a readable report has failed, and so has one with a failing exit status. */
function counted<R>(
  report: string,
  { status, output }: Outcome,
  count: (report: R) => { passed: number; failed: number },
): Result {
  try {
    const { passed, failed } = count(JSON.parse(report) as R);
    return { passed, failed: status === 0 ? failed : Math.max(failed, 1), output };
  } catch {
    return { passed: 0, failed: 1, output: `${output}\nThe run ended with status ${status} and wrote no report.` };
  }
}
