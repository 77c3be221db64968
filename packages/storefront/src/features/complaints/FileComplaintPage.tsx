/** Not written yet. */
export function FileComplaintPage() {
  return null;
}
