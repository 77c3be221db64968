import { pathToFileURL } from "node:url";
import type { Call } from "@sundry/api/contract/call";
import { isSchema, type Shape, shapeOf } from "@sundry/api/contract/shape";
import type { Plugin } from "vite";

const contractFile = /packages[\\/]api[\\/]src[\\/]contract[\\/](?:entities[\\/])?[\w-]+\.ts$/;
/** One export of a contract file as a module of its own: `\0contract:<file>:<name>`. */
const singleExport = /^\0contract:(.*):(\w+)$/;

/** What the bundler tells about modules while it decides which chunk they go to. */
type Graph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** The modules of single exports that each module imports by name. */
const importedByName = new Map<string, readonly string[]>();

/**
 * Puts plain data in the place of the contract's schemas: a visitor needs to know what an answer looks like, not the library
 * that describes it. Answers are checked by the same code from either (`checkAnswer`); tests and the server use the schemas.
 *
 * Each call, schema and enumeration becomes a module without side effects, and its file a list of re-exports. The bundler then
 * drops what nothing imports, and a page's chunk holds only the calls that the page makes.
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
    // Changes nothing: notes what is imported by name, which `importedIds` does not tell.
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

/** The graph as it is once the lists of re-exports are gone: each module imports only the calls that it names. */
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
/** Limits, such as how many pictures a complaint may have. */
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

/** Of what is sent only the names matter: they say what travels in the address and what in the body. */
const fieldsOf = ({ shape }: Call["query"]) => ({
  shape: Object.fromEntries(Object.keys(shape).map((name) => [name, 1])),
});

/** Writes shapes as expressions; each object gets a line of its own, because several fields may refer to it. */
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

  /** A field of a tree refers to an object that has no line yet: it is looked up when it is needed. */
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

/** The kind of a list (`maybe`, `array`, …) is a text, as a simple shape is. */
const isList = (shape: Shape): shape is Shape & readonly Shape[] => Array.isArray(shape);
