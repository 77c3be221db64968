/** Not written yet. */
export function DistributionPage() {
  return null;
}
