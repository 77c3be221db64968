/** Not written yet. */
export function ApplyAfterSalePage() {
  return null;
}
