/** Not written yet. */
export function AfterSaleListPage() {
  return null;
}
