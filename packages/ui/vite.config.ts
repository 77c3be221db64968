import { readFileSync } from "node:fs";
import { join } from "node:path";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig, normalizePath, type Plugin } from "vite";
import { publishedEntries } from "../../scripts/package/entries.ts";
import { styleSheets } from "../../scripts/package/styleSheets.ts";
import { designTokens } from "./src/theme/brand/designTokens.ts";
import { sundry } from "./src/theme/brands/sundry/index.ts";
import { classPrefix } from "./src/theme/classPrefix.ts";

const sources = join(import.meta.dirname, "src");
const manifest = JSON.parse(readFileSync(join(import.meta.dirname, "package.json"), "utf8")) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

/** What the package leaves to its consumer's installation. The style library is not needed once the style sheets are built. */
const fromOutside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/** Style modules that belong to no component, so that no published module imports them. */
const pageStyles = ["layers", "base", "document", "contrast", "reset", "fontFallback"];

/**
 * What we use of the style library and of the icons is published too, so that nobody installs all of them: npm packs no
 * folder called node_modules.
 */
const placed = (name: string) =>
  name.replace(/^.*node_modules\/(?:@[\w-]+\/)?([\w-]+)\/.*\/([\w-]+?)(-\w+\.esm)?$/, "internal/$1/$2");

/** The theme as files for design tools: `tokens/light.tokens.json` and its like. */
const tokenFiles = (): Plugin => ({
  name: "sundry:token-files",
  generateBundle() {
    for (const [name, tokens] of Object.entries(designTokens(sundry)))
      this.emitFile({
        type: "asset",
        fileName: `tokens/${name}.tokens.json`,
        source: `${JSON.stringify(tokens, null, 2)}\n`,
      });
  },
});

/**
 * The package as merchants install it: plain modules, one for each of ours, and style sheets beside them. Style modules
 * become lists of class names called `*.styles.js`, because a site with the same style library would compile `*.css.js` again.
 */
export default defineConfig({
  plugins: [
    react(),
    tokenFiles(),
    vanillaExtractPlugin({ identifiers: ({ hash }) => `${classPrefix}${hash}` }),
    styleSheets({
      sources: normalizePath(sources),
      layers: "theme/layers.css",
      base: "theme/base.css",
      tokens: "tokens.css",
      named: {
        "tokens.css": { modules: ["theme/document.css", "theme/contrast.css"] },
        "reset.css": { modules: ["theme/reset.css"] },
        "fonts.css": { modules: ["theme/fontFallback.css"], imports: ["@fontsource-variable/archivo/wdth.css"] },
        "fontsHan.css": { modules: [], imports: ["@fontsource-variable/noto-sans-sc/wght.css"] },
      },
    }),
  ],
  build: {
    lib: {
      entry: [
        ...publishedEntries("ui").map(({ module }) => join(sources, module)),
        ...pageStyles.map((name) => join(sources, `theme/${name}.css.ts`)),
      ],
      formats: ["es"],
    },
    minify: false,
    sourcemap: true,
    target: "es2022",
    rolldownOptions: {
      external: (id) => fromOutside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: sources,
        entryFileNames: ({ name }) => `${placed(name).replace(/\.css$/, ".styles")}.js`,
      },
    },
  },
});
