/** Hours, minutes and seconds, each with at least two digits. */
export interface Duration {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/**
 * Splits milliseconds into hours, minutes and seconds. A partial second counts as a whole one; negative time is zero.
 */
export function splitDuration(milliseconds: number): Duration {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}
