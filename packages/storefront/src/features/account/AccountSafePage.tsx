/** Not written yet. */
export function AccountSafePage() {
  return null;
}
