function append(into: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    for (const part of value) append(into, name, part);
    return;
  }
  if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") {
    throw new TypeError(`parameter ${name} cannot travel as text`);
  }
  into.append(name, String(value));
}

/** Encodes a query or form as texts. Lists repeat their name; undefined and null are left out. */
export function encodeQuery(fields: Readonly<Record<string, unknown>>): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) append(texts, name, value);
  return texts;
}
