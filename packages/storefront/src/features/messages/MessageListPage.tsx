/** Not written yet. */
export function MessageListPage() {
  return null;
}
