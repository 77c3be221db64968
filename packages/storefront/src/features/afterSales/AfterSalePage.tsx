/** Not written yet. */
export function AfterSalePage() {
  return null;
}
