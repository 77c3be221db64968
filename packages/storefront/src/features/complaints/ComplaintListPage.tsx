/** Not written yet. */
export function ComplaintListPage() {
  return null;
}
