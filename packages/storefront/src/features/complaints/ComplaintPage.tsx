/** Not written yet. */
export function ComplaintPage() {
  return null;
}
