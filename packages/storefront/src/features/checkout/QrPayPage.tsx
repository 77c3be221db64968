/** Not written yet. */
export function QrPayPage() {
  return null;
}
