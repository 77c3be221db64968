/** Not written yet. */
export function AddEvaluationPage() {
  return null;
}
