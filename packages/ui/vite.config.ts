import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const source = join(import.meta.dirname, "src");

interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly peerDependencies: Record<string, string>;
}

const { dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, "package.json"), "utf8"),
) as Manifest;
const fromTheSite = [...Object.keys(dependencies), ...Object.keys(peerDependencies)];

/** Every public entry of package.json's `exports`: a component's own index, and the few files beside them. */
function entries(): string[] {
  const folders = ["primitives", "forms", "commerce", "blocks"].flatMap((group) =>
    readdirSync(join(source, group), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && readdirSync(join(source, group, entry.name)).includes("index.ts"))
      .map(({ name }) => join(source, group, name, "index.ts")),
  );
  const formats = readdirSync(join(source, "format"))
    .filter((file) => !file.endsWith(".test.ts"))
    .map((file) => join(source, "format", file));
  const messages = ["en.ts", "zh.ts"].map((file) => join(source, "runtime/messages", file));
  return [join(source, "theme/index.ts"), join(source, "runtime/index.ts"), ...messages, ...folders, ...formats];
}

/**
 * Where a module goes. Style modules end in `.styles.js`, because a site with the same style compiler would compile `.css.js`
 * again; what is built in from elsewhere goes to `vendor/`, because a tarball leaves out every folder named node_modules.
 */
function placeOf({ name }: { name: string }): string {
  const own = name.includes("node_modules/") ? `vendor/${name.split("node_modules/").at(-1)}` : name;
  return `${own.replace(/\.css$/, ".styles")}.js`;
}

/**
 * The package for sites that are not in this workspace: one module of plain JavaScript per source file, and all styles in one
 * `styles.css`.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    lib: { entry: entries(), formats: ["es"], cssFileName: "styles" },
    cssCodeSplit: false,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      external: (id) => fromTheSite.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: "src",
        entryFileNames: placeOf,
      },
    },
  },
});
