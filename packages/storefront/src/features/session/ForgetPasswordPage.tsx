/** Not written yet. */
export function ForgetPasswordPage() {
  return null;
}
