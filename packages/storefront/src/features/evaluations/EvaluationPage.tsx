/** Not written yet. */
export function EvaluationPage() {
  return null;
}
