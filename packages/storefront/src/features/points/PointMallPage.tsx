/** Not written yet. */
export function PointMallPage() {
  return null;
}
