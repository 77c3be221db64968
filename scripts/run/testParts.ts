import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { capture, type Command, type Outcome, tool } from "./command.ts";
import type { Part, Result } from "./part.ts";
import { patientVariable } from "./patience.ts";
import { inRoot } from "./root.ts";
import { countPlaywright, countVitest } from "./reports.ts";
import { missingEngines } from "./engines.ts";
import { buildStorefront } from "./storefrontBuild.ts";

/** Tests of one or more vitest projects, each test counted. */
export function vitestPart(name: string, ...projects: string[]): Part {
  return vitestRun(name, ...projects.flatMap((project) => ["--project", project]));
}

/** Tests of one vitest project in the files whose paths contain a word, each counted. */
export function vitestFiles(name: string, project: string, word: string): Part {
  return vitestRun(name, "--project", project, word);
}

/** Every story in the light theme, each counted. */
export function storiesPart(name: string): Part {
  return vitestRun(name, "--config", inRoot(".storybook/vitest.config.ts"), "--project", "stories");
}

/** Journeys through the built shop in a real browser, each counted. */
export function journeyPart(name: string): Part {
  return reported(name, countPlaywright, (report) => ({
    args: tool("@playwright/test#playwright", "test", "--reporter=dot,json"),
    cwd: inRoot("packages/storefront"),
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
}

/** What Firefox and WebKit are tested with: the main journeys, and every page and every story compared with Chromium. */
export const engineProjects = ["journeys", "pages", "stories"] as const;

/** Tests of a project in Firefox and WebKit, each counted; skipped if they can't start here. Words select files. */
export function enginesPart(project: (typeof engineProjects)[number], ...words: readonly string[]): Part {
  const name = `${project} in Firefox and WebKit`;
  const config = inRoot("packages/storefront/engines/vitest.config.ts");
  return {
    name,
    run: async () => {
      const missing = await missingEngines();
      const part =
        missing === undefined
          ? vitestRun(name, "--config", config, "--project", project, ...words)
          : leftOut(name, missing);
      return part.run();
    },
  };
}

/** A part that does not run, with the reason. */
export function leftOut(name: string, skipped: string): Part {
  return { name, run: async () => ({ passed: 0, failed: 0, output: "", skipped }) };
}

/** The production build of the shop, as one check. */
export function buildPart(name: string): Part {
  return {
    name,
    run: async () => {
      await buildStorefront();
      return { passed: 1, failed: 0, output: "" };
    },
  };
}

function vitestRun(name: string, ...options: string[]): Part {
  return reported(name, countVitest, (report) => ({
    args: tool("vitest", "run", ...options, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`),
    env: { [patientVariable]: "1" },
  }));
}

type Count = (report: string, outcome: Outcome) => Result;

/** Runs a test runner that writes a JSON report, and counts the results in the report. */
function reported(name: string, count: Count, command: (report: string) => Command): Part {
  return {
    name,
    run: async () => {
      const folder = await mkdtemp(join(tmpdir(), "sundry-report-"));
      try {
        const report = join(folder, "report.json");
        const outcome = await capture(command(report));
        return count(await readFile(report, "utf8").catch(() => ""), outcome);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  };
}
