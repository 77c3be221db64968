import { expect, test } from "vitest";
import { judge } from "./auditPart.ts";

const report = (vulnerabilities: object) => JSON.stringify({ advisories: {}, metadata: { vulnerabilities } });

test("a report without grave vulnerabilities passes, even with minor ones", () => {
  const counts = { info: 0, low: 4, moderate: 2, high: 0, critical: 0 };
  expect(judge({ status: 0, stdout: report(counts), stderr: "" })).toMatchObject({ passed: 1, failed: 0 });
});

test("one grave vulnerability fails, and the report names it", () => {
  for (const counts of [{ high: 1 }, { critical: 1 }]) {
    const judged = judge({ status: 1, stdout: report(counts), stderr: "" });
    expect(judged).toMatchObject({ passed: 0, failed: 1 });
    expect(judged.output).toContain("metadata");
  }
});

test("without a registry it is left out with the reason, and neither passes nor fails", () => {
  const stderr = "Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n  × The audit endpoint responded with 405";
  const judged = judge({ status: 1, stdout: "", stderr });
  expect(judged).toEqual({
    passed: 0,
    failed: 0,
    output: "",
    skipped: "no audit to be had here (ERR_PNPM_AUDIT_BAD_RESPONSE)",
  });
});
