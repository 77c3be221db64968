/** An entry of the browser's storage; null without one, and where storage is blocked. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The device's id, created here on the very first visit (EN-03). */
export function deviceId(): string {
  const known = stored("uuid");
  if (known !== null && /^[\w-]{8,64}$/.test(known)) return known;
  // Not `randomUUID()`, which exists only over https.
  const digits = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0"));
  const made = digits.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
  try {
    localStorage.setItem("uuid", made);
  } catch {
    // Without storage, the shop creates another one for this visit.
  }
  return made;
}
