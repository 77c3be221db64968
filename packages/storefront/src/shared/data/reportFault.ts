const reported = new Set<string>();

/** Writes a fault of data to the console once: where it was, never what was there (AP-05, BK-17). */
export function reportFault(area: "answer" | "page" | "config", place: string): void {
  const line = `${area}: ${place}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.warn(`Sundry ${line}`);
}
