import { pathToFileURL } from "node:url";
import type { Call } from "@sundry/api/contract/call";
import { isSchema, type Shape, shapeOf } from "@sundry/api/contract/shape";
import type { Plugin } from "vite";

/** Resources, entities and enumerations of the contract; the rest of it is code that the shop runs. */
const contractFile = /packages[\\/]api[\\/]src[\\/]contract[\\/](?:entities[\\/])?([\w-]+)\.ts(?:\?only=(\w+))?$/;
/** `import { add, remove as drop } from "@sundry/api/contract/favourite";` */
const imported = /^import \{([^}]+)\} from "(@sundry\/api\/contract\/[\w/-]+)";/gm;
const code = new Set([
  "call",
  "conversions",
  "index",
  "introspect",
  "labels",
  "shape",
  "wire",
  "wire-encode",
  "wire-list",
]);

/**
 * Puts plain data in the place of the contract's schemas: a visitor needs to know what an answer looks like, not the library
 * that describes it. Answers are checked by the same code from either (`checkAnswer`); tests and the server use the schemas.
 */
export function contractData(): Plugin {
  return {
    name: "sundry:contract-data",
    apply: "build",
    // A page that wants one call of a resource gets that one, not what other pages send.
    transform(source, id) {
      if (!/packages[\\/]storefront[\\/]src[\\/].*\.tsx?$/.test(id)) return null;
      return {
        code: source.replace(imported, (_, names: string, from: string) => eachByItself(names, from)),
        map: null,
      };
    },
    async resolveId(address, importer) {
      const [, from, name] = /^(@sundry\/api\/contract\/[\w/-]+)\?only=(\w+)$/.exec(address) ?? [];
      const file = from && (await this.resolve(from, importer));
      if (!file) return null;
      return code.has(contractFile.exec(file.id)?.[1] ?? "") ? file : `${file.id}?only=${name}`;
    },
    async load(id) {
      const [, name = "", only] = contractFile.exec(id) ?? [];
      if (name === "" || code.has(name)) return null;
      const [file = ""] = id.split("?");
      const exported = Object.entries((await import(pathToFileURL(file).href)) as object);
      return dataOf(only ? exported.filter(([each]) => each === only) : exported, file);
    },
  };
}

function eachByItself(names: string, from: string): string {
  const wanted = names.split(",").map((name) => name.trim());
  return wanted
    .filter((name) => name !== "" && !name.startsWith("type "))
    .map((name) => `import { ${name} } from "${from}?only=${name.split(" ")[0]}";`)
    .join("");
}

function dataOf(exported: readonly (readonly [name: string, value: unknown])[], id: string): string {
  const writer = new ShapeWriter();
  const lines = exported.map(([name, value]) => {
    const data = textOf(value, writer);
    return data === undefined
      ? `export { ${name} } from ${JSON.stringify(`${id}?source`)};`
      : `export const ${name} = ${data};`;
  });
  return [...writer.lines, ...lines].join("\n");
}

/** A call, a schema, an enumeration or a number as the text of an expression; undefined for anything else. */
function textOf(value: unknown, writer: ShapeWriter): string | undefined {
  if (typeof value === "function") return undefined;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isCall(value)) return callText(value, writer);
  if (!isSchema(value)) return undefined;
  return "values" in value ? JSON.stringify({ values: value.values }) : writer.write(shapeOf(value));
}

const isCall = (value: object): value is Call => "id" in value && "path" in value && "result" in value;

function callText(
  { id, method, path, auth, encoding, unsafe, login, query, body, result }: Call,
  writer: ShapeWriter,
): string {
  const facts = JSON.stringify({
    id,
    method,
    path,
    auth,
    encoding,
    unsafe,
    login,
    query: names(query),
    body: names(body),
  });
  return `{ ...${facts}, result: ${writer.write(shapeOf(result))} }`;
}

/** Of what is sent only the names matter: they say what travels in the address and what in the body. */
const names = ({ shape }: Call["query"]) => ({
  shape: Object.fromEntries(Object.keys(shape).map((name) => [name, 1])),
});

/** Writes shapes as expressions; an object that occurs in several gets a line of its own. */
class ShapeWriter {
  readonly lines: string[] = [];
  readonly #named = new Map<object, { name: string; done: boolean }>();

  write(shape: Shape): string {
    if (typeof shape === "string") return JSON.stringify(shape);
    if (Array.isArray(shape)) return this.#list(shape as readonly [string, ...Shape[]]);
    const before = this.#named.get(shape);
    if (before) return before.name;
    const entry = { name: `shape${this.#named.size}`, done: false };
    this.#named.set(shape, entry);
    const fields = Object.entries(shape).map(([name, inside]) => this.#field(name, inside as Shape));
    this.lines.push(`const ${entry.name} = { ${fields.join(", ")} };`);
    entry.done = true;
    return entry.name;
  }

  #list([kind, ...inside]: readonly [string, ...Shape[]]): string {
    return `[${[JSON.stringify(kind), ...inside.map((part) => this.write(part))].join(", ")}]`;
  }

  /** What refers to an object that is not written yet (a tree to itself) is looked up when it is needed. */
  #field(name: string, inside: Shape): string {
    const text = this.write(inside);
    const open = [...this.#named.values()].some((entry) => !entry.done && new RegExp(`\\b${entry.name}\\b`).test(text));
    return open ? `get ${JSON.stringify(name)}() { return ${text}; }` : `${JSON.stringify(name)}: ${text}`;
  }
}
