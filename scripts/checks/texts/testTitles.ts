import { type ESTree, parseSync, Visitor } from "vite";

/** A test of a file: its title after those of the groups around it, its line, and whether it or a group is skipped. */
export type TestTitle = { title: string; line: number; skipped: boolean };

const groups = ["describe", "test.describe"];
const tests = ["test", "it"];
const variants = /\.(each|for|only|skip|fails|concurrent|sequential|runIf|skipIf|serial|parallel|fixme|slow)\b/g;
const never = /\.(skip|fixme)\b/;

/** The tests of a file for Vitest or Playwright. Titles must be literals: a title in a variable counts as empty. */
export function testTitlesIn(path: string, text: string): TestTitle[] {
  const found: TestTitle[] = [];
  const around: { title: string; end: number; skipped: boolean }[] = [];
  new Visitor({
    CallExpression(node) {
      const called = calledName(node.callee);
      const name = called.replaceAll(variants, "");
      const title = writtenTitle(node);
      while ((around.at(-1)?.end ?? Infinity) < node.start) around.pop();
      if (title === undefined) return;
      const skipped = never.test(called) || (around.at(-1)?.skipped ?? false);
      if (groups.includes(name)) around.push({ title, end: node.end, skipped });
      else if (tests.includes(name))
        found.push({
          title: [...around.map((group) => group.title), title].join(" "),
          line: text.slice(0, node.start).split("\n").length,
          skipped,
        });
    },
  }).visit(parseSync(path, text).program);
  return found;
}

/** The title of a call that has one and a function to run; empty if it is not a literal. */
function writtenTitle({ arguments: [title, ...others] }: ESTree.CallExpression): string | undefined {
  if (!others.some(({ type }) => type === "ArrowFunctionExpression" || type === "FunctionExpression")) return undefined;
  if (title?.type === "Literal") return String(title.value);
  if (title?.type === "TemplateLiteral") return title.quasis.map(({ value }) => value.raw).join("…");
  return "";
}

/** `test.each` for `test.each(rows)("…")`, `test.describe` for `test.describe("…")`. */
function calledName(callee: ESTree.Node): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "CallExpression") return calledName(callee.callee);
  if (callee.type === "TaggedTemplateExpression") return calledName(callee.tag);
  if (callee.type === "MemberExpression" && callee.property.type === "Identifier")
    return `${calledName(callee.object)}.${callee.property.name}`;
  return "";
}
