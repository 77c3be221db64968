/**
 * The default of everything that is only for demonstrations: goods, a known login, welcome money, the cashier without
 * money. On only in a shop with the embedded database, and not where `SUNDRY_DEMO` is off.
 */
export function isDemo({ DATABASE_URL, SUNDRY_DEMO }: NodeJS.ProcessEnv): boolean {
  return !DATABASE_URL && SUNDRY_DEMO !== "off";
}
