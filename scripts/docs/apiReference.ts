import { readdirSync, readFileSync } from "node:fs";
import { allCalls } from "../../packages/api/src/contract/index.ts";
import { docstringsOf, printReference } from "../../packages/api/src/contract/reference.ts";
import { inRoot } from "../run/root.ts";

/** Path of the reference. */
export const referenceFile = inRoot("docs", "api.md");

/** The current API reference of the contract. */
export function currentReference(): string {
  const folder = inRoot("packages", "api", "src", "contract");
  const sources = readdirSync(folder)
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"));
  return printReference(allCalls, new Map(sources.flatMap((source) => [...docstringsOf(source)])));
}
