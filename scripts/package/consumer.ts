import { mkdir, readdir, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { capture, type Outcome, tool } from "../run/command.ts";
import { inRoot } from "../run/root.ts";
import { stage } from "./stage.ts";

/** A site of somebody else that installed the staged package, and React. No style plugin, no workspace. */
export type Consumer = {
  /** Builds a file with this text and answers what a browser would load. */
  bundle(source: string): Promise<{ js: string; css: string; gzip: number }>;
  /** Checks the types of a file with this text, the package's own declarations included. */
  types(source: string): Promise<Outcome>;
};

/** Makes the site in `folder`, with the package as it would be published. */
export async function consumerOf(packageName: string, folder: string): Promise<Consumer> {
  const modules = join(folder, "node_modules");
  const manifest = await stage(packageName, join(modules, "@sundry", packageName));
  await Promise.all(
    [...Object.keys(manifest.dependencies ?? {}), "react", "react-dom", "@types/react", "@types/react-dom"].map(
      (name) => install(name, packageName, modules),
    ),
  );
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "consumer", private: true, type: "module" }));
  let files = 0;
  const write = async (source: string) => {
    const file = join(folder, `site${files++}.tsx`);
    await writeFile(file, source);
    return file;
  };
  return {
    async bundle(source) {
      const built = await build({
        root: folder,
        configFile: false,
        logLevel: "error",
        mode: "production",
        build: { write: false, rolldownOptions: { input: await write(source) } },
      });
      if (!("output" in built)) throw new Error("The site gave more or less than one output.");
      const output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] = built.output;
      const js = output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
      const css = output.flatMap((file) =>
        file.type === "asset" && file.fileName.endsWith(".css") ? [String(file.source)] : [],
      );
      return { js: js.join("\n"), css: css.join("\n"), gzip: gzipSync(js.join("\n"), { level: 9 }).length };
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

/** A link to the copy that the workspace has. */
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
