import type { ArgTypes, StrictInputType } from "storybook/internal/types";
import { describe, expect, it } from "vitest";
import { withoutReadonly } from "../../.storybook/plainTypes.ts";
import { readableProps } from "../../.storybook/propTable.ts";

const undef = { name: "other", value: "undefined" } as const;
const unknown = { name: "other", value: "unknown" } as const;

/** What the prop table says of one prop. */
function cellOf(prop: Omit<StrictInputType, "name">, args: Record<string, unknown> = {}) {
  const argTypes: ArgTypes = readableProps({
    argTypes: { prop: { name: "prop", ...prop } },
    initialArgs: args,
  } as unknown as Parameters<typeof readableProps>[0]);
  return (name = "prop") => argTypes[name]?.table?.type?.summary;
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

  it("[UI-03] the reader of types gets lists that it knows", () => {
    expect(withoutReadonly("  rows: readonly Row[];\n  ids?: readonly string[] | undefined;")).toBe(
      "  rows: Row[];\n  ids?: string[] | undefined;",
    );
    expect(withoutReadonly("  readonly id: string;")).toBe("  readonly id: string;");
  });
});
