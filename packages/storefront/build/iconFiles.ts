import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { Plugin } from "vite";

const library = "lucide-react";
const imported = /import\s*\{([^}]+)\}\s*from\s*["']lucide-react["'];?/g;
const exported = /export\s*\{([^}]+)\}\s*from\s*['"]\.\/icons\/([\w-]+)\.mjs['"]/g;

/**
 * Every icon from a file of its own. Through the library's index an icon of any page counts as needed by the first one; taken
 * by its own address (`lucide-react/icons/bell`) it lies in the chunk that shows it.
 */
export function iconFiles(): Plugin {
  let files: ReadonlyMap<string, string> = new Map();
  return {
    name: "sundry:icon-files",
    apply: "build",
    async buildStart() {
      files = await filesByName();
    },
    transform(code, id) {
      if (!/packages[\\/](ui|storefront)[\\/]src[\\/].*\.tsx?$/.test(id) || !code.includes(library)) return null;
      return { code: code.replace(imported, (_, names: string) => lines(names, files).join("")), map: null };
    },
  };
}

async function filesByName(): Promise<ReadonlyMap<string, string>> {
  const folder = join(createRequire(import.meta.url).resolve(`${library}/package.json`), "..");
  const index = await readFile(join(folder, "dist/esm/lucide-react.mjs"), "utf8");
  return new Map(
    [...index.matchAll(exported)].flatMap(([, names = "", file = ""]) =>
      names.split(",").map((name) => [name.replace(/^\s*default as\s+/, "").trim(), file] as const),
    ),
  );
}

/** `Bell, X as Close` as one import each; what is no icon (types, `Icon`) stays with the index. */
function lines(names: string, files: ReadonlyMap<string, string>): string[] {
  return names
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .map((name) => {
      const [from = "", as = from] = name.split(/\s+as\s+/);
      const file = files.get(from);
      return file === undefined
        ? `import { ${name} } from "${library}";`
        : `import ${as} from "${library}/icons/${file}";`;
    });
}
