/** Not written yet. */
export function PointGoodsPage() {
  return null;
}
