/** Not written yet. */
export function MemberHomePage() {
  return null;
}
