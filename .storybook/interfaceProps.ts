/** A prop as an interface declares it. */
export interface DeclaredProp {
  /** On one line, without the `undefined` of optional props. */
  readonly type: string;
  readonly description: string;
  /** What `@default` says. */
  readonly defaultValue?: string;
}

/** Props by their names, in the order of the source. */
export type DeclaredProps = Readonly<Record<string, DeclaredProp>>;

interface Interface {
  /** What it extends, each as it is written. */
  readonly bases: readonly string[];
  readonly own: DeclaredProps;
}

const INTERFACE = /\binterface (\w+)Props(?:<[^{]*?>)?\s*(?:extends\s+([^{]+?))?\s*\{(?:\n([^]*?)\n)?\}\n/g;
const MEMBER = /^ {2}\/\*\*([^]*?)\*\/\s*(?:readonly )?(\w+)\??: ([^]*?);$/gm;

/** A name for props of others: `type SubmitButtonProps = Omit<ButtonProps, "type">;`. */
const ALIAS = /\btype (\w+)Props(?:<[^=]*?>)? = ((?:Omit|Pick)?<?\w+Props\b[^;{]*);/g;

/**
 * The props of each component, by the component's name, with those that its interface takes from other components of ours: the reader of
 * types sees one file at a time, and knows nothing of `Pick<CascaderProps, "load">`.
 */
export function declaredProps(sources: readonly string[]): Readonly<Record<string, DeclaredProps>> {
  const interfaces = new Map<string, Interface>();
  for (const source of sources)
    for (const [, name = "", bases = "", body = ""] of source.matchAll(INTERFACE))
      interfaces.set(name, { bases: topLevel(bases), own: membersOf(body) });
  for (const source of sources)
    for (const [, name = "", bases = ""] of source.matchAll(ALIAS))
      interfaces.set(name, { bases: bases.split(" & "), own: {} });
  return Object.fromEntries([...interfaces.keys()].map((name) => [name, propsOf(interfaces, name)]));
}

function propsOf(
  interfaces: ReadonlyMap<string, Interface>,
  name: string,
  seen: readonly string[] = [],
): DeclaredProps {
  const known = interfaces.get(name);
  if (!known || seen.includes(name)) return {};
  const inherited = known.bases.map((base) => {
    const [, how = "", whose = "", list = ""] =
      /^(?:(Pick|Omit)<)?(\w+)Props\b(?:<[^>]*>)?(?:,\s*([^>]*)>)?$/.exec(base) ?? [];
    const named = new Set([...list.matchAll(/"(\w+)"/g)].map(([, each]) => each));
    const all = Object.entries(propsOf(interfaces, whose, [...seen, name]));
    const kept = all.filter(([prop]) => how === "" || named.has(prop) === (how === "Pick"));
    return Object.fromEntries(kept);
  });
  return Object.assign({}, ...inherited, known.own) as DeclaredProps;
}

function membersOf(body: string): DeclaredProps {
  return Object.fromEntries(
    [...body.matchAll(MEMBER)].map(([, comment = "", name = "", type = ""]) => {
      const text = comment
        .replace(/\n\s*\* ?/g, " ")
        .replace(/\s+/g, " ")
        .trim();
      const [, description = text, defaultValue] = /^(.*?)\s*@default\s+(.*)$/.exec(text) ?? [];
      const written = type
        .replace(/\s+/g, " ")
        .replace(/ \| undefined$/, "")
        .replace(/^\((.*=>.*)\)$/, "$1");
      return [name, { type: written, description, ...(defaultValue && { defaultValue }) }];
    }),
  );
}

/** Splits a list at the commas that stand outside of brackets. */
function topLevel(list: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const sign of list) {
    if ("<({[".includes(sign)) depth += 1;
    if (">)}]".includes(sign)) depth -= 1;
    if (sign === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else part += sign;
  }
  return [...parts, part].map((each) => each.replace(/\s+/g, " ").trim()).filter((each) => each !== "");
}
