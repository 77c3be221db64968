/** What another page hands to the log-in page through the history entry, never through the address. */
export interface Arrival {
  /** Name of the account that was just made. */
  registered?: string;
  /** What has just happened: an account was made, a password set or changed, or a third party led back with nothing. */
  news?: "registered" | "passwordSet" | "providerOver";
  /** Why a third party did not let the visitor in. */
  refusal?: string;
}

/** Reads what was handed over; an empty arrival for any other history state. */
export function arrival(state: unknown): Arrival {
  if (typeof state !== "object" || state === null) return {};
  const { registered, news, refusal } = state as Partial<Record<keyof Arrival, unknown>>;
  return {
    ...(typeof registered === "string" && { registered }),
    ...((news === "registered" || news === "passwordSet" || news === "providerOver") && { news }),
    ...(typeof refusal === "string" && { refusal }),
  };
}
