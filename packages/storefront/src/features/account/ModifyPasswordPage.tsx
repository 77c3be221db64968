/** Not written yet. */
export function ModifyPasswordPage() {
  return null;
}
