const kebab = (word: string) => word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Public name of a token, without the two dashes: `["color", "bg", "brandSoft"]` is `sundry-color-bg-brand-soft`.
 * Sites overwrite these custom properties directly, so renaming one is a major change.
 */
export function variableName(path: readonly string[]): string {
  return ["sundry", ...path].map(kebab).join("-");
}
