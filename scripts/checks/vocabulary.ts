/**
 * The components of the design system speak one language (docs/guides/components.md): tones have the names of one list, and events
 * are called by what they report, with one object. It reads the props that packages/ui publishes.
 */
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { inRoot, root } from "../run/root.ts";

const tones = new Set([
  ...["neutral", "inverse", "secondary", "muted"],
  ...["info", "success", "warning", "danger", "brand", "deal", "points"],
]);

/** Events of which the vocabulary has better names, and those names. */
const renamed: Readonly<Record<string, string>> = {
  onChange: "onValueChange, onCheckedChange or on<Prop>Change",
  onOpen: "onOpenChange",
  onClose: "onOpenChange, or onDismiss for an action",
  onToggle: "onOpenChange or onCheckedChange",
  onChoose: "onValueChange or onSelect",
  onPick: "onValueChange or onSelect",
  onClickItem: "onSelect",
};

/** The props of a file that its folder's entry exports: their own lines, and the index of the first. */
function publicProps(file: string): { start: number; lines: string[] }[] {
  const entry = inRoot(join(dirname(file), "index.ts"));
  const exported = existsSync(entry) ? readFileSync(entry, "utf8") : "";
  const lines = readFileSync(inRoot(file), "utf8").split("\n");
  return lines.flatMap((line, start) => {
    const [, name] = /^export interface (\w+Props)\b/.exec(line) ?? [];
    if (!name || !exported.includes(name)) return [];
    const end = lines.findIndex((later, index) => index > start && later === "}");
    return [{ start, lines: lines.slice(start, end) }];
  });
}

function faultsOf(file: string): string[] {
  return publicProps(file).flatMap(({ start, lines }) =>
    lines.flatMap((line, index) => {
      const place = `${file}:${start + index + 1}`;
      const [, event, type = ""] = /^ {2}(on[A-Z]\w*)\??: (.*)/.exec(line) ?? [];
      if (event && renamed[event]) return [`${place} ${event} is called ${renamed[event]}`];
      if (event && !isOneObject(type)) return [`${place} ${event} is not called with one object: ${type}`];
      if (!/^ {2}(?:tone|readonly tone)\??:/.test(line)) return [];
      const union = lines
        .slice(index, lines.findIndex((later, at) => at >= index && later.endsWith(";")) + 1)
        .join(" ");
      const unknown = [...union.matchAll(/"(\w+)"/g)].flatMap(([, tone = ""]) => (tones.has(tone) ? [] : [tone]));
      return unknown.map((tone) => `${place} "${tone}" is no tone`);
    }),
  );
}

/** Nothing, an object, or a type with a name of its own, such as React's handlers. */
function isOneObject(type: string): boolean {
  const [, parameters] = /^\(?\(([^)]*)\) =>/.exec(type) ?? [];
  if (parameters === undefined) return true;
  return parameters === "" || /^(?:event|input|\{[^}]*\}): (?:\{|\w+$)/.test(parameters);
}

const files = globSync("packages/ui/src/**/*.tsx", { cwd: root }).filter(
  (file) => !/\.(?:test|stories)\.tsx$/.test(file),
);
const faults = files.flatMap(faultsOf);
if (faults.length > 0) console.error(`${faults.join("\n")}\n${faults.length} props are not in the vocabulary`);
process.exitCode = faults.length === 0 ? 0 : 1;
