/** Not written yet. */
export function AddressListPage() {
  return null;
}
