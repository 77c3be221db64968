import { pathToFileURL } from "node:url";
import type { Call } from "@sundry/api/contract/call";
import { isSchema, type Shape, shapeOf } from "@sundry/api/contract/shape";
import type { Plugin } from "vite";

const contractFile = /packages[\\/]api[\\/]src[\\/]contract[\\/](?:entities[\\/])?[\w-]+\.ts$/;
/** One export of a contract file as its own module: `\0contract:<file>:<name>`. */
const singleExport = /^\0contract:(.*):(\w+)$/;

/** The bundler's information about modules while it assigns them to chunks. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The modules of single exports that each module imports by name. */
const importedByName = new Map<string, readonly string[]>();

/**
 * Replaces the contract's schemas with plain data: a visitor needs the form of an answer, not the library that
 * describes it. The same code checks answers against either (`checkAnswer`); tests and the server use the schemas.
 *
 * Each call, schema and enumeration becomes a module without side effects, and its file a list of re-exports. The
 * bundler then drops what nothing imports, and a page's chunk has only the calls that the page makes.
 */
export function contractData(): Plugin {
  return {
    name: "sundry:contract-data",
    apply: "build",
    resolveId: { filter: { id: singleExport }, handler: (id) => id },
    load: {
      filter: { id: [contractFile, singleExport] },
      async handler(id) {
        const [, file = id, name] = singleExport.exec(id) ?? [];
        const exported = (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;
        if (name !== undefined) return { code: moduleOf(name, exported[name]), moduleSideEffects: false };
        // A file without calls and schemas is code that the shop runs.
        return Object.values(exported).some(isDeclared)
          ? { code: reExports(file, exported), moduleSideEffects: false }
          : null;
      },
    },
    // Changes nothing: records what is imported by name, which `importedIds` does not show.
    async transform(code, id) {
      if (!code.includes("contract/")) return null;
      const found = await Promise.all(
        this.parse(code).body.map(async (statement) => {
          if (statement.type !== "ImportDeclaration") return [];
          const file = (await this.resolve(statement.source.value, id))?.id ?? "";
          if (!contractFile.test(file)) return [];
          return statement.specifiers.flatMap((each) =>
            each.type === "ImportSpecifier" && each.imported.type === "Identifier"
              ? [`\0contract:${file}:${each.imported.name}`]
              : [],
          );
        }),
      );
      importedByName.set(id, found.flat());
      return null;
    },
  };
}

/** The module graph without the lists of re-exports: each module imports only the calls that it names. */
export function withoutReExports(graph: Graph): Graph {
  return {
    getModuleInfo(id) {
      const info = graph.getModuleInfo(id);
      const own = info?.importedIds.filter((each) => !singleExport.test(each)) ?? [];
      return info && { importedIds: [...own, ...(importedByName.get(id) ?? [])] };
    },
  };
}

type Schema = Parameters<typeof shapeOf>[0];

const isCall = (value: object): value is Call => "id" in value && "path" in value && "result" in value;
const isDeclared = (value: unknown): value is Call | Schema =>
  typeof value === "object" && value !== null && (isCall(value) || isSchema(value));
/** Limits, such as the maximum pictures of a complaint. */
const isNumber = (value: unknown): value is number => typeof value === "number";

function reExports(file: string, exported: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(exported).filter((name) => isDeclared(exported[name]) || isNumber(exported[name]));
  return names.map((name) => `export { ${name} } from ${JSON.stringify(`\0contract:${file}:${name}`)};`).join("\n");
}

/** The module of a call, a schema, an enumeration or a limit. */
function moduleOf(name: string, value: unknown): string {
  if (isNumber(value)) return `export const ${name} = ${value};`;
  if (!isDeclared(value)) throw new TypeError(`${name} is neither a call nor a schema`);
  const writer = new ShapeWriter();
  const text = isCall(value) ? callText(value, writer) : schemaText(value, writer);
  return [...writer.lines, `export const ${name} = ${text};`].join("\n");
}

function schemaText(schema: Schema, writer: ShapeWriter): string {
  return "values" in schema ? JSON.stringify({ values: schema.values }) : writer.write(shapeOf(schema));
}

function callText({ result, query, body, ...call }: Call, writer: ShapeWriter): string {
  const { id, method, path, auth, encoding, unsafe, login } = call;
  const facts = { id, method, path, auth, encoding, unsafe, login, query: fieldsOf(query), body: fieldsOf(body) };
  const fields = Object.entries(facts).map(([name, fact]) => `${name}: ${JSON.stringify(fact)}`);
  return `{ ${fields.join(", ")}, result: ${writer.write(shapeOf(result))} }`;
}

/** Of the input only the names matter: which values are in the address and which in the body. */
const fieldsOf = ({ shape }: Call["query"]) => ({
  shape: Object.fromEntries(Object.keys(shape).map((name) => [name, 1])),
});

/** Writes shapes as expressions. Each object gets its own line, because several fields may refer to it. */
class ShapeWriter {
  readonly lines: string[] = [];
  readonly #names = new Map<object, string>();
  readonly #unfinished = new Set<object>();

  write(shape: Shape): string {
    if (typeof shape === "string") return JSON.stringify(shape);
    if (isList(shape)) return `[${shape.map((part) => this.write(part)).join(", ")}]`;
    const written = this.#names.get(shape);
    if (written !== undefined) return written;
    const name = `shape${this.#names.size}`;
    this.#names.set(shape, name);
    this.#unfinished.add(shape);
    const fields = Object.entries(shape).map(([field, inside]) => this.#field(field, inside as Shape));
    this.lines.push(`const ${name} = { ${fields.join(", ")} };`);
    this.#unfinished.delete(shape);
    return name;
  }

  /** A field of a tree refers to an object that has no line yet, so it is looked up when it is needed. */
  #field(name: string, inside: Shape): string {
    const text = this.write(inside);
    const key = JSON.stringify(name);
    return this.#refersToUnfinished(inside) ? `get ${key}() { return ${text}; }` : `${key}: ${text}`;
  }

  #refersToUnfinished(shape: Shape): boolean {
    if (typeof shape === "string") return false;
    return isList(shape) ? shape.some((part) => this.#refersToUnfinished(part)) : this.#unfinished.has(shape);
  }
}

/** The kind of a list (`maybe`, `array`, …) is a text, like a simple shape. */
const isList = (shape: Shape): shape is Shape & readonly Shape[] => Array.isArray(shape);
