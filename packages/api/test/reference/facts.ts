import facts from "./facts.json" with { type: "json" };

/** A name with the type of its value. */
export interface NamedType {
  readonly name: string;
  /** `string`, `integer`, `CartView`, `CartItem[]`, `Page<Order>`, `Map<string,number>` … */
  readonly type: string;
  /** May be missing in a request, or null in an answer. */
  readonly optional: boolean;
}

/** A call as the reference backend has it. */
export interface ReferenceCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly place: "query" | "parameters" | "json" | "multipart";
  readonly parameters: readonly NamedType[];
  readonly answer: NamedType;
  readonly needsToken: boolean;
}

const line = /^(\w+) (\S+)(?: (\w+)\((.*)\))? -> (\S+?)(\?)?( token)?$/;

function named(text: string): NamedType {
  const [, name = "", type = "string", optional] = /^(\w+)(?::(.+?))?(\?)?$/.exec(text) ?? [];
  return { name, type, optional: optional !== undefined };
}

const listOf = (text: string) => text.split(" ").filter(Boolean).map(named);

function readCall([id, text]: [string, string]): ReferenceCall {
  const [, method = "", path = "", place = "query", parameters = "", type = "", optional, token] =
    line.exec(text) ?? [];
  return {
    id,
    method,
    path,
    place: place as ReferenceCall["place"],
    parameters: listOf(parameters),
    answer: { name: "result", type, optional: optional !== undefined },
    needsToken: token !== undefined,
  };
}

/** All calls, by the id of the contract. */
export const referenceCalls: ReadonlyMap<string, ReferenceCall> = new Map(
  Object.entries(facts.calls).map((entry) => [entry[0], readCall(entry)]),
);

/** The fields of each entity. */
export const referenceEntities: ReadonlyMap<string, readonly NamedType[]> = new Map(
  Object.entries(facts.entities).map(([name, text]) => [name, listOf(text)]),
);

/** The values of each enumeration. */
export const referenceEnums: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(facts.enums).map(([name, text]) => [name, text.split(" ")]),
);
