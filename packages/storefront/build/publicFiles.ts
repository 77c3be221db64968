import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseSync } from "vite";

const publicFile = /[\\/]features[\\/]\w+[\\/]index\.ts$/;

/** The file of a feature behind each name that its public file re-exports. */
const passedOn = new Map<string, ReadonlyMap<string, string>>();

/**
 * The files a module needs: of a feature, only those behind the names it imports from the feature's `index.ts`. Without
 * this, one small hook would bring in the whole feature.
 */
export function throughPublicFiles(id: string, importedIds: readonly string[]): readonly string[] {
  const offered = importedIds.filter((imported) => publicFile.test(imported));
  if (offered.length === 0) return importedIds;
  return [
    ...importedIds.filter((imported) => !offered.includes(imported)),
    ...parse(id).staticImports.flatMap(({ moduleRequest, entries }) => {
      const feature = resolve(dirname(id), moduleRequest.value);
      if (!offered.includes(feature)) return [];
      // What the public file defines itself, such as the loader of a dialog, stays.
      return entries
        .filter(({ isType }) => !isType)
        .map(({ importName }) => filesOf(feature).get(importName.name ?? "") ?? feature);
    }),
  ];
}

function filesOf(feature: string): ReadonlyMap<string, string> {
  const known = passedOn.get(feature);
  if (known) return known;
  const files = new Map(
    parse(feature).staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, exportName, isType }) =>
        moduleRequest && exportName.name && !isType
          ? [[exportName.name, resolve(dirname(feature), moduleRequest.value)] as const]
          : [],
      ),
    ),
  );
  passedOn.set(feature, files);
  return files;
}

function parse(file: string) {
  return parseSync(file, readFileSync(file, "utf8")).module;
}
