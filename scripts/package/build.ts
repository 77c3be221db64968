import { copyFile, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { capture, tool } from "../run/command.ts";
import { inRoot } from "../run/root.ts";

/** Packages that others can install. */
export const publishedPackages = ["ui", "api"] as const;

/** Name of a folder in packages that others can install. */
export type PublishedPackage = (typeof publishedPackages)[number];

/** Builds a package into its dist folder. Throws with the output of the compilers. */
export async function buildPackage(name: PublishedPackage): Promise<void> {
  const folder = inRoot("packages", name);
  await rm(join(folder, "dist"), { recursive: true, force: true });
  if (name === "ui") await succeed({ args: tool("vite", "build"), cwd: folder, env: { NODE_ENV: "production" } });
  await succeed({ args: tool("typescript#tsc", "-p", "tsconfig.build.json"), cwd: folder });
  await importBuiltFiles(join(folder, "dist"));
  if (name === "ui") {
    await copyFile(join(folder, "src/theme/tailwind.css"), join(folder, "dist/tailwind.css"));
    // The icons that we use are published in our package, so their licence is too.
    await copyFile(
      join(folder, "node_modules/lucide-react/LICENSE"),
      join(folder, "dist/internal/lucide-react/LICENSE"),
    );
    // TypeScript requires a declaration even for a style sheet that is imported only for its effect.
    await writeFile(join(folder, "dist/styles.css.d.ts"), "export {};\n");
  }
}

/** Makes declarations import `.js` files: TypeScript leaves `.ts` and `.tsx` in them. */
async function importBuiltFiles(dist: string): Promise<void> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith(".d.ts"));
  await Promise.all(
    files.map(async (file) => {
      const text = await readFile(join(dist, file), "utf8");
      await writeFile(join(dist, file), text.replace(/(\bfrom |\bimport ?\(?)"(\.[^"]+)\.tsx?"/g, '$1"$2.js"'));
    }),
  );
}

async function succeed(command: Parameters<typeof capture>[0]): Promise<void> {
  const { status, output } = await capture(command);
  if (status !== 0) throw new Error(output);
}
