/** Tells the developer of a site what is wrong with its data. Callers remember what they have said. */
export function warn(sentence: string): void {
  console.warn(`Sundry: ${sentence}.`);
}
