/** The first of these languages that the browser's user reads: `zh-CN` counts as `zh`. Undefined if there is none. */
export function browserLanguage<Language extends string>(
  known: readonly Language[],
  wanted: readonly string[] = globalThis.navigator?.languages ?? [],
): Language | undefined {
  const names = wanted.map((tag) => tag.toLowerCase().split("-")[0]);
  return names.flatMap((name) => known.filter((language) => language === name))[0];
}
