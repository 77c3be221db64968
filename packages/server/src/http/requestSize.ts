import type { Call } from "@sundry/api/contract/call";
import { largestOf, type RequestSize } from "@sundry/api/contract/limits";
import { largestUpload } from "@sundry/api/contract/upload";

/** What other clients may send besides the parameters of a call, in bytes. */
const spareBytes = 4 * 1024;
/** Values and levels of JSON that other clients may send besides them. */
const spareValues = 100;
const spareDepth = 4;
/** A form with a file: the file and the form around it. */
const largestForm = largestUpload + 64 * 1024;

const sizes = new WeakMap<Call, RequestSize>();

/**
 * The largest body that a call can need, from the limits of its parameters. A form can have those of the query too
 * (rules 1).
 */
export function largestBodyOf(call: Call): RequestSize {
  const before = sizes.get(call);
  if (before) return before;
  const [query, body] = [largestOf(call.query), largestOf(call.body)];
  const size = {
    bytes: call.encoding === "multipart" ? largestForm : query.bytes + body.bytes + spareBytes,
    values: body.values + spareValues,
    depth: body.depth + spareDepth,
  };
  sizes.set(call, size);
  return size;
}

/**
 * Whether JSON has no more values and levels than allowed, counted from its text. Reading it would already cost as much
 * as what it is to prevent.
 */
export function isWithin(json: string, { values, depth }: Pick<RequestSize, "values" | "depth">): boolean {
  let count = 1;
  let level = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') at = endOfText(json, at);
    else if (sign === "," || sign === "[" || sign === "{") count += 1;
    if (sign === "[" || sign === "{") level += 1;
    if (sign === "]" || sign === "}") level -= 1;
    if (count > values || level > depth) return false;
  }
  return true;
}

/** The place of the quote that ends the text which begins at `from`; the end of the JSON if none does. */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    if (json[at] === "\\") at += 1;
    else if (json[at] === '"') return at;
  }
  return json.length;
}
