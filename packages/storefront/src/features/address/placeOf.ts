/**
 * A place in one line, from the path of its regions (country first, separated by commas), the street with its number, and the
 * postcode. Chinese places start with the country, others with the street.
 */
export function placeOf(
  path: string | null | undefined,
  detail: string | null | undefined,
  postCode?: string | null,
): string {
  const regions = path?.split(",").filter(Boolean) ?? [];
  if (/\p{Script=Han}/u.test(path ?? "")) return [[...regions, detail].join(""), postCode].filter(Boolean).join(" ");
  return [detail, postCode, ...regions.toReversed()].filter(Boolean).join(", ");
}
