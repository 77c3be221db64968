/** Not written yet. */
export function PointsPage() {
  return null;
}
