/** An email address with most of its name hidden: m***@example.com. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return at < 1 ? email : `${[...email][0]}***${email.slice(at)}`;
}
