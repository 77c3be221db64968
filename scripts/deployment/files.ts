import { readFileSync } from "node:fs";
import { parse, parseAllDocuments } from "yaml";
import { inRoot } from "../run/root.ts";

/** Text of a file in `deploy`. */
export function deployText(name: string): string {
  return readFileSync(inRoot("deploy", name), "utf8");
}

/** The value of a YAML file in `deploy`, with merged keys in their places. */
export function deployYaml(name: string): unknown {
  return parse(deployText(name), { merge: true });
}

/** All documents of a YAML file in `deploy`. */
export function deployDocuments(name: string): unknown[] {
  return parseAllDocuments(deployText(name)).map((document) => document.toJS() as unknown);
}

/** `NAME=value` of an example of an environment file, also of lines that are to be used by removing their `#`. */
export function exampleSettings(name: string): Record<string, string> {
  const lines = deployText(name).matchAll(/^(?:# )?([A-Z][A-Z0-9_]+)=(.*)$/gm);
  return Object.fromEntries([...lines].map(([, key = "", value = ""]) => [key, value]));
}
