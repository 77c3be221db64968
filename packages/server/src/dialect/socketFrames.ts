import { type Fields, fieldsOf } from "./values/valueObject.ts";

/**
 * A frame of a client of the reference backend as our socket reads it. Those clients may write `operation_type` for
 * `operationType`, and send goods as they have read them.
 */
export function ownFrame(frame: unknown): unknown {
  const sent = parsed(frame);
  if (!sent) return frame;
  const named = Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [
      name.replaceAll(/_(\w)/g, (_, first: string) => first.toUpperCase()),
      value,
    ]),
  );
  const { context } = named;
  return JSON.stringify(
    typeof context === "object" && context !== null ? { ...named, context: goodsIn(context) } : named,
  );
}

function goodsIn(context: object): string {
  const { id, goodsId } = context as Fields;
  return JSON.stringify({ goodsId, skuId: id });
}

function parsed(frame: unknown): Fields | undefined {
  try {
    const value: unknown = typeof frame === "string" ? JSON.parse(frame) : undefined;
    return typeof value === "object" && !Array.isArray(value) ? fieldsOf(value) : undefined;
  } catch {
    return undefined;
  }
}
