import { globSync, mkdirSync, rmSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { CompilerState, Extractor, ExtractorConfig, type ExtractorMessage } from "@microsoft/api-extractor";
import { capture, tool } from "../run/command.ts";
import { inRoot } from "../run/root.ts";
import { publishedEntries } from "./entries.ts";

/** Folder with the reports of a package, one file for each public entry. */
export const reportFolder = (packageName: string): string => inRoot("packages", packageName, "api-report");

/**
 * Compares the public types of a package with its committed reports and returns the reports that differ, are missing or
 * are left over. With `renew` it writes them instead. API Extractor reads the declarations that `tsc` emits, because
 * TypeScript 7 has no compiler API; it has its own older TypeScript.
 */
export async function compareReports(packageName: string, { renew }: { renew: boolean }): Promise<string[]> {
  const declarations = inRoot("packages", packageName, ".cache/declarations");
  await emitDeclarations(packageName, declarations);
  const entries = publishedEntries(packageName).map(({ module }) => `${module}.d.ts`);
  const reports = entries.map((entry) => ({
    file: join(reportFolder(packageName), reportName(entry)),
    config: configOf(packageName, declarations, entry),
  }));
  const [first] = reports;
  if (!first) throw new Error(`packages/${packageName} has no public entry.`);
  const compilerState = CompilerState.create(first.config, {
    additionalEntryPoints: entries.map((entry) => join(declarations, entry)),
  });
  const changed = reports.filter(({ file, config }) => {
    if (renew) mkdirSync(dirname(file), { recursive: true });
    const { apiReportChanged, errorCount } = Extractor.invoke(config, {
      compilerState,
      localBuild: renew,
      messageCallback: reportErrors,
    });
    if (errorCount > 0) throw new Error(`API Extractor cannot read ${config.mainEntryPointFilePath}.`);
    return apiReportChanged;
  });
  const files = [...changed.map(({ file }) => file), ...leftOver(packageName, entries, renew)];
  return files.map((file) => relative(inRoot(), file));
}

/** A removed entry leaves its report behind. */
function leftOver(packageName: string, entries: readonly string[], renew: boolean): string[] {
  const folder = reportFolder(packageName);
  const wanted = new Set(entries.map((entry) => join(folder, reportName(entry))));
  const files = globSync("**/*.api.md", { cwd: folder }).map((file) => join(folder, file));
  const surplus = files.filter((file) => !wanted.has(file));
  if (renew) for (const file of surplus) rmSync(file);
  return surplus;
}

/** `primitives/Button/index.d.ts` is reported in `primitives/Button.api.md`. */
const reportName = (entry: string) => entry.replace(/(\/index)?\.d\.ts$/, ".api.md");

async function emitDeclarations(packageName: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  const project = inRoot("packages", packageName, "tsconfig.build.json");
  // Declarations are emitted despite type errors, which the type check reports.
  await capture({ args: tool("typescript#tsc", "-p", project, "--emitDeclarationOnly", "--outDir", folder) });
}

function configOf(packageName: string, declarations: string, entry: string): ExtractorConfig {
  const name = reportName(entry);
  return ExtractorConfig.prepare({
    packageJsonFullPath: inRoot("packages", packageName, "package.json"),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: inRoot("packages", packageName),
      mainEntryPointFilePath: join(declarations, entry),
      compiler: { overrideTsconfig: { compilerOptions, files: [join(declarations, entry)] } },
      apiReport: {
        enabled: true,
        // A prop type that is not exported itself is still part of the report.
        includeForgottenExports: true,
        reportFileName: basename(name),
        reportFolder: join(reportFolder(packageName), dirname(name)),
        reportTempFolder: inRoot("packages", packageName, ".cache/api-report", dirname(name)),
      },
      newlineKind: "lf",
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: "error" as never } },
        extractorMessageReporting: { default: { logLevel: "none" as never } },
        tsdocMessageReporting: { default: { logLevel: "none" as never } },
      },
    },
  });
}

const compilerOptions = {
  target: "es2024",
  module: "preserve",
  moduleResolution: "bundler",
  lib: ["es2025", "dom", "dom.iterable"],
  types: [],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
};

/** We report the differences ourselves; of the rest, only errors matter. */
function reportErrors(message: ExtractorMessage): void {
  message.handled = true;
  if (message.logLevel === "error") console.error(message.formatMessageWithLocation(inRoot()));
}
