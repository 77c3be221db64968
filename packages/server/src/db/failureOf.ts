/** Why a connection or a query failed, as the system or the server puts it. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ("code" in error ? String(error.code) : error.name);
}
