/** Not written yet. */
export function EvaluationListPage() {
  return null;
}
