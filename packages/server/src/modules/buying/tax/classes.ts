/** The class of goods that say nothing else, and of those whose own class the shop does not have. */
export const standardClass = "standard";

/** The class of goods without tax. */
export const exemptClass = "exempt";

/** Whether a text can be the name of a class. */
export function isTaxClass(name: string): boolean {
  return /^[a-z][a-z0-9-]{0,39}$/.test(name);
}
