import { type ESTree, parseSync, Visitor } from "vite";

/**
 * What is known of a program and no bundler can find out. Names are those of the outermost level, methods are written
 * `Class.method`; what is not there (any more) is an error, so that a new version of a library is looked at again.
 */
export interface Known {
  /** Variables that only ever hold one value, as the text of an expression. */
  readonly constants?: Readonly<Record<string, string>>;
  /** Properties that hold the same in every object. */
  readonly properties?: Readonly<Record<string, string>>;
  /** Comparisons by their text. */
  readonly comparisons?: Readonly<Record<string, string>>;
  /** Numbers that no object has as its `tag`. */
  readonly tags?: readonly number[];
  /** Functions and methods by the statements that are left of them. */
  readonly bodies?: Readonly<Record<string, string>>;
  /** Left sides of assignments that nobody reads: `exports.hydrateRoot`; with a dot at the end, all that begin so. */
  readonly unread?: readonly string[];
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A body that says what is wrong when it is reached after all. */
export const leftOut = 'throw Error("Left out of this build (packages/storefront/build)");';

/** `source` with what is known written into it. What that leaves without use is for the minifier to take away. */
export function leanCode(source: string, known: Known): string {
  const { constants = {}, properties = {}, comparisons = {}, tags = [], bodies = {}, unread = [] } = known;
  const missing = new Set([constants, properties, comparisons, bodies].flatMap(Object.keys).concat(unread));
  const take = (facts: Readonly<Record<string, string>>, name: string) => {
    if (!Object.hasOwn(facts, name)) return undefined;
    missing.delete(name);
    return facts[name];
  };
  const edits: (Span & { text: string })[] = [];
  const replace = ({ start, end }: Span, text: string) => void edits.push({ start, end, text });
  const textOf = ({ start, end }: Span) => source.slice(start, end);
  const isUnknownTag = (node: ESTree.Node, of: ESTree.Node) =>
    node.type === "Literal" && tags.includes(Number(node.value)) && /\btag$/.test(textOf(of));
  const writeBody = (name: string, body: Span | null) => {
    const left = take(bodies, name);
    if (left !== undefined && body) replace(body, `{ ${left} }`);
    return left !== undefined;
  };

  for (const statement of programOf(source).body) {
    const own = namesWithin(statement);
    const constant = (name: string) => (own.has(name) ? undefined : take(constants, name));
    /** Names that are no reading of a variable: keys, properties, what is assigned to. */
    const notRead = new Set<number>();
    const orphans = new Set<string>();
    new Visitor({
      Property: ({ key, computed, shorthand }) => void (computed || shorthand || notRead.add(key.start)),
      VariableDeclarator: ({ id }) => void notRead.add(id.start),
      AssignmentExpression({ left, right, operator }) {
        notRead.add(left.start);
        if (left.type !== "Identifier" || operator !== "=" || constant(left.name) === undefined) return;
        replace({ start: left.start, end: right.start }, "");
      },
      MemberExpression(node) {
        if (node.computed) return;
        notRead.add(node.property.start);
        const value = notRead.has(node.start) ? undefined : take(properties, textOf(node.property));
        if (value !== undefined) replace(node, `(${value})`);
      },
      Identifier(node) {
        const value = notRead.has(node.start) ? undefined : constant(node.name);
        if (value !== undefined) replace(node, `(${value})`);
      },
      BinaryExpression(node) {
        const { left, right, operator } = node;
        const value = take(comparisons, textOf(node));
        if (value !== undefined) return replace(node, value);
        const isKnown = isUnknownTag(left, right) || isUnknownTag(right, left);
        if (isKnown && operator === "===") replace(node, "!1");
        if (isKnown && operator === "!==") replace(node, "!0");
      },
      SwitchStatement({ discriminant, cases }) {
        const gone = cases.map(({ test }) => test !== null && isUnknownTag(test, discriminant));
        cases.forEach((each, at) => {
          if (!gone[at]) return;
          const [first] = each.consequent;
          if (first && isEntered(cases, gone, at)) return replace({ start: each.start, end: first.start }, "");
          for (const name of each.consequent.flatMap((inside) => [...namesWithin(inside, true)])) orphans.add(name);
          replace(each, "");
        });
      },
      MethodDefinition({ key, value }) {
        if (statement.type === "ClassDeclaration") writeBody(`${statement.id?.name}.${textOf(key)}`, value.body);
      },
    }).visit(programWith(statement));
    if (statement.type === "FunctionDeclaration" && statement.body) {
      const { id, body } = statement;
      // A variable of a case that is gone may be used by others.
      if (!writeBody(id?.name ?? "", body) && orphans.size > 0)
        replace({ start: body.start + 1, end: body.start + 1 }, ` var ${[...orphans].join(", ")};`);
    }
    if (statement.type === "ExpressionStatement" && statement.expression.type === "AssignmentExpression") {
      const { start, left, right } = statement.expression;
      const name = unread.find((each) => (each.endsWith(".") ? textOf(left).startsWith(each) : textOf(left) === each));
      if (name === undefined) continue;
      missing.delete(name);
      replace({ start, end: right.start }, "0, ");
    }
  }
  if (missing.size > 0) throw new Error(`There is no ${[...missing].join(", no ")} (any more).`);
  return edited(source, edits);
}

function programOf(source: string): ESTree.Program {
  const { program, errors } = parseSync("library.js", source, { lang: "js" });
  const [error] = errors;
  if (error) throw new Error(error.message);
  return program;
}

const programWith = (statement: ESTree.Node) =>
  ({
    type: "Program",
    body: [statement],
    sourceType: "module",
    hashbang: null,
    start: 0,
    end: 0,
  }) as unknown as ESTree.Program;

/** Whether what stands before a case goes on into it, when those that are `gone` are left out. */
function isEntered(cases: readonly ESTree.SwitchCase[], gone: readonly boolean[], at: number): boolean {
  const before = cases[at - 1];
  if (!before || (gone[at - 1] && !isEntered(cases, gone, at - 1))) return false;
  return !ends(before.consequent.at(-1));
}

function ends(statement: ESTree.Node | undefined): boolean {
  switch (statement?.type) {
    case "BreakStatement":
    case "ReturnStatement":
    case "ThrowStatement":
    case "ContinueStatement":
      return true;
    case "BlockStatement":
      return ends(statement.body.at(-1));
    case "IfStatement":
      return ends(statement.consequent) && ends(statement.alternate ?? undefined);
    default:
      return false;
  }
}

/** Names of the parameters and variables inside a statement; those that it declares itself only when asked for. */
function namesWithin(statement: ESTree.Node, itself = false): ReadonlySet<string> {
  const names = new Set<string>();
  const add = (nodes: readonly ESTree.Node[]) => {
    for (const node of nodes) if (node.type === "Identifier") names.add(node.name);
  };
  const isOutermost = statement.type === "VariableDeclaration" && !itself;
  new Visitor({
    FunctionDeclaration: ({ params }) => add(params),
    FunctionExpression: ({ params }) => add(params),
    ArrowFunctionExpression: ({ params }) => add(params),
    VariableDeclarator: ({ id }) => void (isOutermost || add([id])),
  }).visit(programWith(statement));
  return names;
}

function edited(source: string, edits: readonly (Span & { text: string })[]): string {
  let text = "";
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start || other.end - one.end)) {
    // What lies in a piece that is replaced goes with it.
    if (edit.start < at) continue;
    text += source.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + source.slice(at);
}
