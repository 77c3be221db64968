/**
 * A place in one line, from the path of its regions (country first, separated by commas) and the street with its number. Chinese
 * places start with the country, others with the street.
 */
export function placeOf(path: string | null | undefined, detail: string | null | undefined): string {
  const regions = path?.split(",").filter(Boolean) ?? [];
  if (/\p{Script=Han}/u.test(path ?? "")) return [...regions, detail].join("");
  return [detail, ...regions.toReversed()].filter(Boolean).join(", ");
}
