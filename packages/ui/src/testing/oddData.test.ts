import { type ComponentType, createElement, isValidElement, type ReactElement } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { FieldForm } from "./FieldForm.tsx";
import { renderOnServer } from "./renderOnServer.tsx";

// What a server may send where a component takes data: every field of every component's own stories, in turn, is something else.

type Data = Readonly<Record<string, unknown>>;
interface StoryFile {
  readonly default: { readonly component?: ComponentType<Data>; readonly args?: Data };
  readonly [story: string]: { readonly args?: Data };
}

const files = import.meta.glob<StoryFile>(
  ["../{primitives,forms,commerce,blocks}/*/*.stories.tsx", "!../**/*.gallery.stories.tsx"],
  { eager: true },
);

const html = `<b title="&">${"W".repeat(400)}</b>\ud800`;
const odd: readonly unknown[] = [
  ...[null, undefined, Number.NaN, Infinity, -Infinity, -1, 1e21, "", html, true, [], [null]],
  // A word that no union has, though every object has something of that name.
  "constructor",
];
/** Numbers that JSON has not: they come from reckoning with what is no number, or with zero. */
const isReckoned = (other: unknown) => typeof other === "number" && !Number.isFinite(other);
/** React itself throws at an object among the words of a page, so only fields of data can be one. */
const oddFields: readonly unknown[] = [...odd, {}, [{}]];

const fieldForm = FieldForm as ComponentType<object>;

/** What a site's code says, not its data: looks, names in a form, levels of headings. */
const ofTheCode = new Set([
  ...["BrandStyle.brand", "Form.schema", "Grid.columns", "Heading.level", "Menu.trigger", "MovableDialog.open"],
  ...["Form.locale", "Form.children", "BlockPage.blocks", "Table.rows", "Table.columns"],
]);

/** Something in data: where it is, what it is, and the data with something else there. */
interface Place {
  readonly path: string;
  readonly value: unknown;
  readonly put: (other: unknown) => unknown;
}

/** Every way to reach something in data. */
function* places(data: Data | readonly unknown[], deepest: number, depth = 0): Generator<Place> {
  const list = Array.isArray(data);
  for (const [key, value] of Object.entries(data).slice(0, list ? 1 : undefined)) {
    if (typeof value === "function" || isValidElement(value)) continue;
    const put = (other: unknown) => (list ? [other, ...data.slice(1)] : Object.assign({}, data, { [key]: other }));
    yield { path: key, value, put };
    if (typeof value === "object" && value !== null && depth < deepest)
      for (const inner of places(value as Data, deepest, depth + 1))
        yield { ...inner, path: `${key}.${inner.path}`, put: (other) => put(inner.put(other)) };
  }
}

/** Two of each list are enough, and a page of two hundred products is slow. */
function shortened(data: unknown): unknown {
  if (Array.isArray(data)) return data.slice(0, 2).map(shortened);
  if (typeof data !== "object" || data === null || isValidElement(data)) return data;
  return Object.getPrototypeOf(data) === Object.prototype
    ? Object.fromEntries(Object.entries(data).map(([key, value]) => [key, shortened(value)]))
    : data;
}

/** The words of a page, also those that are only heard. */
const words = (page: string) =>
  page.replaceAll(
    /<[^>]*>/g,
    (tag) => ` ${[...tag.matchAll(/ (?:aria-label|title|alt|value|placeholder)="([^"]*)"/g)].join(" ")} `,
  );

const components = Object.entries(files).flatMap(([file, { default: meta, ...stories }]) => {
  const [group = "", name = ""] = file.split("/").slice(-3);
  const { component } = meta;
  if (!component) return [];
  const build = (data: Data): ReactElement => {
    const element = createElement(component, data);
    return group === "forms" && name !== "Form" ? createElement(fieldForm, {}, element) : element;
  };
  const examples = Object.values(stories).map((story) => shortened({ ...meta.args, ...story.args }) as Data);
  // What stands in the lists of a block is read by `readBlock`, which has tests of its own.
  return [{ name, build, examples, isField: group === "forms", deepest: group === "blocks" ? 1 : 3 }];
});

beforeEach(() => {
  // React and the package say what is odd, thousands of times.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

it.each(components)(
  "[UI-02] $name doesn't throw for odd data, and shows no trace of it",
  ({ name, build, examples, isField, deepest }) => {
    const seen = new Set<string>();
    const faults: string[] = [];
    for (const example of examples)
      for (const { path, value, put } of places(example, deepest)) {
        if (seen.has(path) || ofTheCode.has(`${name}.${path.split(".")[0]}`) || (isField && path === "name")) continue;
        seen.add(path);
        for (const other of path.includes(".") ? oddFields : odd) {
          if (isReckoned(other) && typeof value !== "number") continue;
          const place = `${path}: ${JSON.stringify(other)?.slice(0, 20) ?? String(other)}`;
          try {
            const trace = /\bNaN\b|\bundefined\b|\bnull\b|\[object|Invalid Date|Infinity|∞|native code/.exec(
              words(renderOnServer(build(put(other) as Data))),
            );
            if (trace) faults.push(`${place} reads ${trace[0]}`);
          } catch (error) {
            faults.push(`${place} ${String(error).slice(0, 100)}`);
          }
        }
      }
    expect(faults).toEqual([]);
  },
);
