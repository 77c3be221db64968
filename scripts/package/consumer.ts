import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { capture, type Outcome, tool } from "../run/command.ts";
import { inRoot } from "../run/root.ts";
import type { PublishedPackage } from "./build.ts";
import { stage } from "./stage.ts";

/** A site that has installed the staged package and React, without a style plugin or a workspace. */
export type Consumer = {
  /**
   * Builds a file with this text and returns what a browser would load at once. Packages in `without` are left out, and the
   * exports of the file are kept.
   */
  bundle(source: string, options?: { without?: readonly string[] }): Promise<{ js: string; css: string; gzip: number }>;
  /** Checks the types of a file with this text, including the package's own declarations. */
  types(source: string): Promise<Outcome>;
};

/** Creates the site in `folder`, with the package as it would be published. */
export async function consumerOf(packageName: PublishedPackage, folder: string): Promise<Consumer> {
  const modules = join(folder, "node_modules");
  const manifest = await stage(packageName, join(modules, "@sundry", packageName));
  await Promise.all(
    [
      ...Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
      ...(packageName === "ui" ? ["@types/react", "@types/react-dom"] : []),
    ].map((name) => install(name, packageName, modules)),
  );
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  let files = 0;
  const write = async (source: string) => {
    const file = join(folder, `site${files++}.tsx`);
    await writeFile(file, source);
    return file;
  };
  return {
    async bundle(source, { without = [] } = {}) {
      const built = await build({
        root: folder,
        configFile: false,
        logLevel: "error",
        mode: "production",
        // Whatever this process runs as: a test has another mode than a task.
        define: { "process.env.NODE_ENV": '"production"' },
        build: {
          write: false,
          rolldownOptions: {
            input: await write(source),
            external: (id) => without.some((name) => id === name || id.startsWith(`${name}/`)),
            ...(without.length > 0 && { preserveEntrySignatures: "strict" as const }),
          },
        },
      });
      if (!("output" in built)) throw new Error("The site gave more or less than one output.");
      const js = loadedAtOnce(built.output).join("\n");
      const css = built.output.flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
      );
      return { js, css: css.join("\n"), gzip: gzipSync(js, { level: 9 }).length };
    },
    async types(source) {
      const file = await write(source);
      return capture({
        cwd: folder,
        args: tool(
          "typescript#tsc",
          ...[
            "--ignoreConfig",
            "--noEmit",
            "--strict",
            "--jsx",
            "react-jsx",
            "--module",
            "nodenext",
            "--target",
            "es2024",
          ],
          ...["--lib", "es2024,dom", "--types", "react", "--allowImportingTsExtensions", file],
        ),
      });
    },
  };
}

type Output = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** The code of the entry and its static imports. */
function loadedAtOnce(output: Output): string[] {
  const chunks = new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
  const names = [...chunks.values()].filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  for (const name of names)
    for (const imported of chunks.get(name)?.imports ?? [])
      if (chunks.has(imported) && !names.includes(imported)) names.push(imported);
  return names.map((name) => chunks.get(name)?.code ?? "");
}

/** A link to the workspace's copy. */
async function install(name: string, packageName: string, modules: string): Promise<void> {
  const places = [inRoot("packages", packageName, "node_modules"), inRoot("node_modules")];
  for (const place of places) {
    const [parent = "", own] = name.startsWith("@") ? name.split("/") : ["", name];
    const there: string[] = await readdir(join(place, parent)).catch(() => []);
    if (own === undefined || !there.includes(own)) continue;
    await mkdir(join(modules, parent), { recursive: true });
    return symlink(join(place, name), join(modules, name), "junction");
  }
  throw new Error(`${name} is not installed here.`);
}
