/** Not written yet. */
export function AddressPage() {
  return null;
}
