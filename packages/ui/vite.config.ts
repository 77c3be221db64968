import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

const folder = import.meta.dirname;
const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
  exports: Record<string, string | null>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/**
 * What the package leaves to its consumer's installation: the fonts too, whose files would otherwise end up inside the style
 * sheet. The style library itself is gone when the style sheet is there.
 */
const fromOutside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)].concat(
  "@fontsource-variable/archivo",
  "@fontsource-variable/noto-sans-sc",
);

/** Parts of the sources that are not for sale. */
const kept = /^\.\/(testing|internal)\//;

/** Files that `exports` offers, with each `*` filled in by what is there. */
function offered(): string[] {
  return Object.entries(manifest.exports).flatMap(([name, target]) => {
    if (target === null || kept.test(name)) return [];
    if (!target.includes("*")) return [target];
    const [before = "", after = ""] = target.split("*");
    const parent = before.slice(0, before.lastIndexOf("/"));
    return readdirSync(join(folder, parent))
      .map((entry) => (after.startsWith("/") ? `${parent}/${entry}${after}` : `${parent}/${entry}`))
      .filter((file) => file.endsWith(after) && !/\.(test|stories)\./.test(file) && existsSync(join(folder, file)));
  });
}

/** What the style library leaves in our modules travels with us: npm packs no folder called node_modules. */
const placed = (name: string) =>
  name.replace(/^.*node_modules\/(?:@[\w-]+\/)?([\w-]+)\/.*\/([\w-]+?)(-\w+\.esm)?$/, "internal/$1/$2");

/** TypeScript wants a declaration even for a style sheet that is imported for its effect alone. */
const declaredStyleSheet: Plugin = {
  name: "sundry:declared-style-sheet",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "styles.css.d.ts", source: "export {};\n" });
  },
};

/**
 * The package as merchants install it: plain modules, one for each of ours, and one style sheet. Style modules become lists of
 * class names called `*.styles.js`: under `*.css.js` a site that uses the same style library would compile them again.
 */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `sundry_${hash}` }), declaredStyleSheet],
  build: {
    lib: { entry: [...new Set(offered())].map((file) => join(folder, file)), formats: ["es"], cssFileName: "styles" },
    cssCodeSplit: false,
    minify: false,
    target: "es2022",
    rolldownOptions: {
      external: (id) => fromOutside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: join(folder, "src"),
        entryFileNames: ({ name }) => `${placed(name).replace(/\.css$/, ".styles")}.js`,
      },
    },
  },
});
