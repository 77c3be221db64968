/** The issue and expiry times of a token in epoch seconds; NaN where the token has none. */
export interface TokenTimes {
  readonly exp: number;
  readonly iat: number;
}

/** Reads the times of a JWT without checking its signature. Never throws: an unreadable token has no times. */
export function tokenTimes(token: string): TokenTimes {
  try {
    const payload = (token.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
    const { exp, iat } = JSON.parse(atob(payload)) as Partial<Record<keyof TokenTimes, unknown>>;
    return { exp: typeof exp === "number" ? exp : Number.NaN, iat: typeof iat === "number" ? iat : Number.NaN };
  } catch {
    return { exp: Number.NaN, iat: Number.NaN };
  }
}
