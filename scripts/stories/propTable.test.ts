import { readdirSync, readFileSync } from "node:fs";
import type { ArgTypes, StrictInputType } from "storybook/internal/types";
import { describe, expect, it } from "vitest";
import { inRoot } from "../run/root.ts";
import { withoutReadonly } from "../../.storybook/plainTypes.ts";
import { componentSources } from "../../.storybook/declaredPropsPlugin.ts";
import { declaredProps } from "../../.storybook/interfaceProps.ts";
import { readableProps } from "../../.storybook/propTable.ts";

const undef = { name: "other", value: "undefined" } as const;
const unknown = { name: "other", value: "unknown" } as const;

/** What the prop table says of one prop. */
function cellOf(prop: Omit<StrictInputType, "name">, args: Record<string, unknown> = {}) {
  const argTypes: ArgTypes = readableProps()({
    argTypes: { prop: { name: "prop", ...prop } },
    initialArgs: args,
  } as unknown as Parameters<ReturnType<typeof readableProps>>[0]);
  return (name = "prop") => argTypes[name]?.table?.type?.summary;
}

/** The names of an object whose source begins with `text`, behind its brace. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  let depth = 0;
  let entry = "";
  for (const sign of text) {
    if (depth === 0 && (sign === "," || sign === "}")) {
      const [, name] = /^\s*(\w+)\s*(?::|$)/.exec(entry) ?? [];
      if (name) names.push(name);
      entry = "";
      if (sign === "}") return names;
    } else entry += sign;
    if ("({[".includes(sign)) depth += 1;
    if (")}]".includes(sign)) depth -= 1;
  }
  return names;
}

/** Each component with stories, and the props that its stories share. */
function storyArgs(): readonly { component: string; props: readonly string[] }[] {
  const folder = inRoot("packages/ui/src");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /(?<!\.gallery)\.stories\.tsx$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(`${folder}/${path}`, "utf8");
      const [, component = ""] = /\bcomponent: (\w+)/.exec(text) ?? [];
      const [, start = ""] = /\n {2}args: \{([^]*)/.exec(text) ?? [];
      const shown = new RegExp(`\\b${component}\\.displayName = "(\\w+)"`).exec(text)?.[1] ?? component;
      return component === "" ? [] : [{ component: shown, props: namesIn(start.replaceAll(/"[^"\n]*"/g, "")) }];
    });
}

describe("prop tables", () => {
  it("[UI-03] say what an optional handler is called with", () => {
    const raw = "((event: { value: string }) => void) | undefined";
    const cell = cellOf({ type: { name: "union", raw, value: [unknown, undef] } });
    expect(cell()).toBe("(event: { value: string }) => void");
  });

  it("[UI-03] say what a list is of", () => {
    const list = { name: "array", raw: "TableColumn<Row>[]", value: { name: "other", value: "TableColumn" } } as const;
    expect(cellOf({ type: list })()).toBe("TableColumn<Row>[]");
    expect(cellOf({ type: { name: "union", raw: `${list.raw} | undefined`, value: [list, undef] } })()).toBe(list.raw);
  });

  it("[UI-03] write choices as they are typed", () => {
    expect(cellOf({ type: { name: "enum", value: ["sm", "md"] } })()).toBe('"sm" | "md"');
  });

  it("[UI-03] give inherited props a type", () => {
    const cell = cellOf({ type: { name: "string" } }, { children: "Add", limit: 3 });
    expect([cell("children"), cell("limit")]).toEqual(["ReactNode", "number"]);
  });

  it("[UI-03] have the props that a component takes from another of ours", () => {
    const declared = declaredProps([
      'export interface CascaderProps<T> extends Omit<ComponentPropsWithRef<"div">, "a"> {\n  /** Loads a level. */\n  load: LoadOptions;\n  /** @default 3 */\n  depth?: number | undefined;\n}\n',
      'export interface CascaderFieldProps extends Pick<CascaderProps<string>, "load"> {\n  /** Name. */\n  name: string;\n}\n',
      'export type RegionFieldProps = Omit<CascaderFieldProps, "name">;\n',
    ]);
    expect(declared["CascaderField"]).toEqual({
      load: { type: "LoadOptions", description: "Loads a level." },
      name: { type: "string", description: "Name." },
    });
    expect(Object.keys(declared["RegionField"] ?? {})).toEqual(["load"]);
  });

  it("[UI-03] have the sentence of a prop that the reader of types knows by its default alone", () => {
    const declared = declaredProps(componentSources());
    const context = {
      argTypes: {
        loading: { name: "loading", table: { type: { summary: "boolean" }, defaultValue: { summary: "false" } } },
      },
      initialArgs: {},
      component: Object.assign(() => null, { displayName: "SubmitButton" }),
    } as unknown as Parameters<ReturnType<typeof readableProps>>[0];
    expect(readableProps(declared)(context)["loading"]?.description).toBe(
      "The action is in progress: further presses do nothing.",
    );
  });

  it("[UI-03] of every component say the type and the purpose of each prop that its stories set", () => {
    const declared = declaredProps(componentSources());
    const bare: string[] = [];
    for (const { component, props } of storyArgs()) {
      const context = {
        // As Storybook infers them of what the stories pass.
        argTypes: Object.fromEntries(props.map((name) => [name, { name, type: { name: "function" } }])),
        initialArgs: Object.fromEntries(props.map((name) => [name, () => undefined])),
        component: Object.assign(() => null, { displayName: component }),
      } as unknown as Parameters<ReturnType<typeof readableProps>>[0];
      for (const [name, prop] of Object.entries(readableProps(declared)(context)))
        if (!prop.description || prop.table?.type?.summary === "function") bare.push(`${component}.${name}`);
    }
    expect(bare.join(" ")).toBe("");
  });

  it("[UI-03] the reader of types gets lists that it knows", () => {
    expect(withoutReadonly("  rows: readonly Row[];\n  ids?: readonly string[] | undefined;")).toBe(
      "  rows: Row[];\n  ids?: string[] | undefined;",
    );
    expect(withoutReadonly("  readonly id: string;")).toBe("  readonly id: string;");
  });
});
