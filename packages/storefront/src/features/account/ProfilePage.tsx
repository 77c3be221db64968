/** Not written yet. */
export function ProfilePage() {
  return null;
}
