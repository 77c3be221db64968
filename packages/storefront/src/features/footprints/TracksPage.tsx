/** Not written yet. */
export function TracksPage() {
  return null;
}
