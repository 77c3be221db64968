/** Not written yet. */
export function MessagePage() {
  return null;
}
