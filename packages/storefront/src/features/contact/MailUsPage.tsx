/** Not written yet. */
export function MailUsPage() {
  return null;
}
