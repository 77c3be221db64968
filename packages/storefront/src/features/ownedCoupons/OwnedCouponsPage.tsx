/** Not written yet. */
export function OwnedCouponsPage() {
  return null;
}
