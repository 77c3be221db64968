/** What another page passes to the login page in the history entry, never in the address. */
export interface LoginState {
  /** Username that was just registered. */
  registered?: string;
  /** What has just happened: a registration, a new password, or a return from a third party without a result. */
  news?: "registered" | "passwordSet" | "providerExpired";
  /** Why the login through a third party failed. */
  refusal?: string;
}

/** Reads the state of a history entry; empty for any other state. */
export function readLoginState(state: unknown): LoginState {
  if (typeof state !== "object" || state === null) return {};
  const { registered, news, refusal } = state as Partial<Record<keyof LoginState, unknown>>;
  return {
    ...(typeof registered === "string" && { registered }),
    ...((news === "registered" || news === "passwordSet" || news === "providerExpired") && { news }),
    ...(typeof refusal === "string" && { refusal }),
  };
}
