/** What the register page hands to the log-in page through the history entry, never through the address. */
export interface Registered {
  registered: string;
}

/** The name that was just registered; undefined for any other history state. */
export function registeredName(state: unknown): string | undefined {
  if (typeof state !== "object" || state === null || !("registered" in state)) return undefined;
  return typeof state.registered === "string" ? state.registered : undefined;
}
