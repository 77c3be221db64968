import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A public export as its source describes it. */
export type Export = {
  name: string;
  kind: "function" | "const" | "class" | "interface" | "type";
  /** The docstring on one line, without its tags. */
  text: string;
  /** What `@deprecated` says, if it is deprecated. */
  deprecated?: string;
  /** The described members of an interface. */
  members: readonly Member[];
  /** What an interface extends, the parameters and result of a function, or what a type stands for. */
  definition: string;
};

/** A prop or a field. */
export type Member = { name: string; type: string; text: string };

const docstring = String.raw`/\*\*((?:(?!\*/)[^])*)\*/`;
const declaration = new RegExp(
  String.raw`(?:${docstring}\s*(?:/\* @__\w+__ \*/\s*)?)?^export (?:async )?(function|const|class|interface|type) (\w+)([^]*?)(?=^\S|$(?![^]))`,
  "gm",
);
const reExport = /^export (?:type )?\{([^}]*)\} from "(\.[^"]+)";$|^export \* from "(\.[^"]+)";$/gm;
/** Where a member begins: its docstring and name, up to its type, or up to the parameters of a method. */
const memberStart = new RegExp(String.raw`(?:${docstring}\s*)?^  (?:readonly )?(\w+\??)(?:: |(?=[(<]))`, "gm");

/** All exports of a module, those that it passes on included, from the text of its file. */
export function exportsOf(file: string): Export[] {
  const text = readFileSync(file, "utf8");
  const own = [...text.matchAll(declaration)].map(([whole, comment = "", kind = "", name = "", rest = ""]) => ({
    name,
    kind: kind as Export["kind"],
    ...proseOf(comment),
    members: kind === "interface" ? membersOf(whole) : [],
    definition: definitionOf(kind, rest),
  }));
  const passedOn = [...text.matchAll(reExport)].flatMap(([, names, from, all]) => {
    const others = exportsOf(join(dirname(file), from ?? all ?? ""));
    if (names === undefined) return others;
    const wanted = names.split(",").map((one) => one.replace(/\/\*[^]*?\*\/|\btype\b/g, "").trim());
    return others.filter(({ name }) => wanted.includes(name));
  });
  return [...own, ...passedOn];
}

/** The file of a module that is named without its extension. */
export function sourceOf(module: string): string {
  const file = [`${module}.ts`, `${module}.tsx`].find((candidate) => existsSync(candidate));
  if (file === undefined) throw new Error(`There is no source of ${module}.`);
  return file;
}

const definitions: Readonly<Record<string, RegExp>> = {
  function: /^([^]*?) \{\n/,
  interface: /\bextends ([^]*?) \{/,
  type: /^(?:<[^]*>)? =\s+([^]*?);\s*$/,
};

function definitionOf(kind: string, rest: string): string {
  const [, found = ""] = definitions[kind]?.exec(rest) ?? [];
  return found.replace(/\s+/g, " ").replace(/\( /g, "(").replace(/,? \)/g, ")").trim();
}

function membersOf(declared: string): Member[] {
  const body = declared.slice(declared.indexOf("{", declared.indexOf("interface")) + 1);
  return [...body.matchAll(memberStart)].map(({ 0: start, 1: comment = "", 2: name = "", index }) => ({
    name,
    type: typeAt(body, index + start.length)
      .replace(/\s+/g, " ")
      .replace(/^\| /, "")
      .replace(name.endsWith("?") ? / \| undefined$/ : /$^/, "")
      .replace(/^\((\(.*\) => [^()]+)\)$/, "$1")
      .trim(),
    text: proseOf(comment).text,
  }));
}

/** The type that begins at an index: up to the semicolon that is in no bracket. */
function typeAt(body: string, start: number): string {
  let depth = 0;
  for (let at = start; at < body.length; at += 1) {
    const char = body.charAt(at);
    if ("({[".includes(char)) depth += 1;
    else if (")}]".includes(char)) depth -= 1;
    else if (char === ";" && depth === 0) return body.slice(start, at);
  }
  return body.slice(start);
}

function proseOf(comment: string): { text: string; deprecated?: string } {
  const line = comment
    .split("\n")
    .map((one) => one.replace(/^\s*\*? ?/, ""))
    .join(" ")
    .replace(/\{@link (\w+)\}/g, "$1")
    .replace(/\s+/g, " ")
    .trim();
  const [, text = "", deprecated] = /^(.*?)(?:@deprecated (.*))?$/.exec(line) ?? [];
  const prose = text
    .replace(/ ?@default (.*)$/, " Default: $1.")
    .replace(/`\.\.$/, "`.")
    .trim();
  return { text: prose, ...(deprecated !== undefined && { deprecated }) };
}
