import { dirname, relative } from "node:path/posix";
import type { Plugin } from "vite";

/**
 * The style sheets besides those of the components. Style modules are named by their path in the sources:
 * `theme/reset.css`.
 */
export type StyleSheetOptions = {
  /** Folder of the sources, with slashes. */
  sources: string;
  /** The style module that declares the cascade layers. */
  layers: string;
  /** The style module that every component needs. */
  base: string;
  /** Style sheets by name, with the style modules in them and the style sheets of other packages that they load. */
  named: Readonly<Record<string, { modules: readonly string[]; imports?: readonly string[] }>>;
  /** The named style sheet at the start of `styles.css`. */
  tokens: string;
};

/**
 * Writes the style sheets of the package in place of Vite's: the named ones, `styles.css` with the tokens and every component,
 * and in the folder of each component a `styles.css` with what that component alone needs.
 *
 * Those of two components overlap, and a site loads them in any order. So that no rule wins because its file came last, each
 * layer has levels: the styles of a component are a level above those of the components that it uses.
 */
export function styleSheets({ sources, layers, base, named, tokens }: StyleSheetOptions): Plugin {
  const texts = new Map<string, string>();
  const nameOf = (id: string) => relative(sources, id.replace(/\.ts\.vanilla\.css$/, ""));
  return {
    name: "sundry:style-sheets",
    transform: {
      order: "pre",
      filter: { id: /\.vanilla\.css$/ },
      handler(code, id) {
        texts.set(nameOf(id), code);
        return { code: "", map: null };
      },
    },
    generateBundle() {
      const ids = [...this.getModuleIds()];
      // What is loaded later has no style sheet of its own to load.
      const importedBy = (id: string) => {
        const module = this.getModuleInfo(id);
        return module ? [...module.importedIds, ...module.dynamicallyImportedIds] : [];
      };
      const imported = new Map(ids.map((id) => [id, importedBy(id)]));
      const graph: Graph = (id) => imported.get(id) ?? [];
      const entries = ids.filter((id) => this.getModuleInfo(id)?.isEntry).sort();
      const sheets = leveled(inOrder(entries, graph), graph, (id) => texts.get(nameOf(id)) ?? "");
      const rules = new Map([...sheets].map(([id, { css }]) => [nameOf(id), css]));
      const rulesOf = (name: string) => rules.get(name) ?? this.error(`There is no style module ${name}.`);
      const order = layerOrder(texts.get(layers) ?? "", [...sheets.values()]);
      const write = (fileName: string, ...parts: string[]) =>
        this.emitFile({ type: "asset", fileName, source: `${parts.join("\n")}\n` });

      const special = new Set([layers, base, ...Object.values(named).flatMap((sheet) => sheet.modules)]);
      const own = [...rules.keys()].filter((name) => !special.has(name));
      write("layers.css", order);
      for (const [fileName, sheet] of Object.entries(named))
        write(fileName, ...(sheet.imports ?? []).map(importOf), order, ...sheet.modules.map(rulesOf));
      write("styles.css", order, ...(named[tokens]?.modules ?? []).map(rulesOf), rulesOf(base), ...own.map(rulesOf));
      for (const name of [base, ...own]) write(name, rulesOf(name));
      for (const entry of entries.filter((id) => groups.test(relative(sources, id)))) {
        const folder = dirname(relative(sources, entry));
        const needed = inOrder([entry], graph)
          .filter(isSheet)
          .map(nameOf)
          .filter((name) => own.includes(name));
        const isComponent = /\/[A-Z]\w*$/.test(folder);
        if (!isComponent && needed.length === 0) continue;
        const files = ["layers.css", base, ...needed];
        write(`${folder}/styles.css`, ...files.map((file) => importOf(pathFrom(folder, file))));
      }
    },
  };
}

type Graph = (id: string) => readonly string[];

const isSheet = (id: string) => id.endsWith(".vanilla.css");
const groups = /^(primitives|forms|commerce|blocks)\/\w+\/index\.ts$/;
const importOf = (file: string) => `@import "${file}";`;

function pathFrom(folder: string, file: string): string {
  const path = relative(folder, file);
  return path.startsWith(".") ? path : `./${path}`;
}

/** Modules and all they import, each after what it imports itself: the order in which they run. */
function inOrder(ids: readonly string[], graph: Graph, seen = new Set<string>()): string[] {
  return ids.flatMap((id) => {
    if (seen.has(id)) return [];
    seen.add(id);
    return [...inOrder(graph(id), graph, seen), id];
  });
}

/** A style sheet with its rules in a level of their layers. */
type Sheet = { level: number; layers: readonly string[]; css: string };

/** Every sheet by its module, one level above the sheets of the same layer that its component uses. */
function leveled(modules: readonly string[], graph: Graph, textOf: (id: string) => string): Map<string, Sheet> {
  const sheets = modules.filter(isSheet);
  const layersOf = (id: string) => [
    ...new Set([...textOf(id).matchAll(/@layer (sundry\.\w+) \{/g)].map(([, layer = ""]) => layer)),
  ];
  const layers = new Map(sheets.map((id) => [id, layersOf(id)]));
  const shareLayer = (one: string, other: string) =>
    layers.get(one)?.some((layer) => layers.get(other)?.includes(layer));
  const component = (id: string) =>
    modules.filter(
      (other) => dirname(other) === dirname(id) && graph(other).some((style) => graph(style).includes(id)),
    );
  const used = new Map(sheets.map((id) => [id, new Set(inOrder(component(id), graph).filter(isSheet))]));
  const below = (id: string) =>
    [...(used.get(id) ?? [])].filter((other) => shareLayer(id, other) && !used.get(other)?.has(id));
  const levels = new Map<string, number>();
  const levelOf = (id: string): number => {
    const level = levels.get(id) ?? 1 + Math.max(0, ...below(id).map(levelOf));
    levels.set(id, level);
    return level;
  };
  return new Map(
    sheets.map((id) => {
      const level = levelOf(id);
      // The statements that declare a layer are for `layerOrder`.
      const css = textOf(id)
        .replace(/@layer sundry\.\w+;\n?/g, "")
        .replace(/@layer sundry\.\w+/g, `$&.level${level}`);
      return [id, { level, layers: layers.get(id) ?? [], css: css.trim() }];
    }),
  );
}

/** One statement for the layers that have rules and their levels, lowest first, from the text that declares the layers. */
function layerOrder(declarations: string, sheets: readonly Sheet[]): string {
  const names = [...declarations.matchAll(/@layer (sundry\.\w+)/g)].flatMap(([, layer = ""]) => {
    const levels = sheets.filter((sheet) => sheet.layers.includes(layer)).map(({ level }) => level);
    return Array.from({ length: Math.max(0, ...levels) }, (_, index) => `${layer}.level${index + 1}`);
  });
  return `@layer ${names.join(", ")};`;
}
