/**
 * A place in one line, from the path of its regions (country first, with commas between) and what stands at the door: in Chinese
 * characters from country to door, in other scripts from door to country.
 */
export function placeOf(path: string | null | undefined, detail: string | null | undefined): string {
  const regions = path?.split(",").filter(Boolean) ?? [];
  if (/\p{Script=Han}/u.test(path ?? "")) return [...regions, detail].join("");
  return [detail, ...regions.toReversed()].filter(Boolean).join(", ");
}
