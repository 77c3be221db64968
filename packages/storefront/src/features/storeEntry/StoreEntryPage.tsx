/** Not written yet. */
export function StoreEntryPage() {
  return null;
}
