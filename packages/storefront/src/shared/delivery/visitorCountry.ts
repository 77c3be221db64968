/**
 * The country (ISO 3166-1, two letters) that a visitor's languages name, such as that of `de-AT`; undefined if none of
 * them names one.
 */
export function visitorCountry(languages: readonly string[]): string | undefined {
  return languages.map(regionOf).find((region) => region !== undefined && /^[A-Z]{2}$/.test(region));
}

function regionOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).region;
  } catch {
    // Browsers have been seen to name languages that are none.
    return undefined;
  }
}
