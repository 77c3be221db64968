/** Not written yet. */
export function WalletPage() {
  return null;
}
