import { readConfig } from "../../packages/server/src/config.ts";
import { sourceFiles } from "../checks/texts/files.ts";
import { inRoot } from "../run/root.ts";

/** Names of all environment variables that the server reads. */
export function serverVariables(): Set<string> {
  const variables = new Set<string>();
  for (const { path, text } of sourceFiles())
    if (path.startsWith("packages/server/src") && !path.endsWith(".test.ts"))
      for (const [, name = ""] of text.matchAll(/(?:\benv\.|"(?=SUNDRY_))([A-Z][A-Z0-9_]+)/g)) variables.add(name);
  return variables;
}

/** What the server says of settings: unknown names and values that it refuses. */
export function settingFaults(settings: Record<string, string>): string[] {
  const known = serverVariables();
  const unknown = Object.keys(settings).filter((name) => !known.has(name));
  try {
    readConfig(settings, inRoot());
  } catch (error) {
    return [...unknown, error instanceof Error ? error.message : String(error)];
  }
  return unknown.map((name) => `the server does not read ${name}`);
}

/** A process stops this long after it is told to: it drains, and answers what is running for three seconds. */
export function secondsToStop(settings: Record<string, string>): number {
  return readConfig(settings, inRoot()).operation.drainMs / 1000 + 3;
}
