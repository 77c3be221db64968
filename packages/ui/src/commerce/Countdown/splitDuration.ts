/** Hours, minutes and seconds of a clock, each two digits or more. */
export interface Duration {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Splits milliseconds into hours, minutes and seconds. A started second counts; nothing is negative. */
export function splitDuration(milliseconds: number): Duration {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return { hours: Math.floor(seconds / 3600), minutes: Math.floor(seconds / 60) % 60, seconds: seconds % 60 };
}

/** Two digits: 7 is "07", 123 stays. */
export function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
