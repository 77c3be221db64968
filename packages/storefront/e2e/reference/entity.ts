import { type NamedType, referenceCalls } from "../../../api/test/reference/facts.ts";
import { sampleOf } from "../../../api/test/reference/samples.ts";

/** An entity as the reference backend answers it; fields that are not given are as empty as possible. */
export function entity(name: string, fields: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return { ...(bareOf({ name, type: name, optional: false }) as Record<string, unknown>), ...fields };
}

/** A page of records. */
export function pageOf(records: readonly unknown[]) {
  return { records, total: records.length, size: 10, current: 1, pages: 1 };
}

const bareOf = (type: NamedType) => sampleOf(type, { nulls: true, inside: [] });

/** Empty answers of each call. */
export const nothing = Object.fromEntries(
  [...referenceCalls.values()].map(({ id, answer }) => [
    id,
    () => {
      if (answer.type.startsWith("Page<")) return pageOf([]);
      return answer.type.endsWith("[]") ? [] : bareOf(answer);
    },
  ]),
);
