const reported = new Set<string>();

/** Writes a data fault to the console once: the place, never the value (AP-05, BK-17). */
export function reportFault(area: "answer" | "page" | "config", place: string): void {
  const line = `${area}: ${place}`;
  if (reported.has(line)) return;
  reported.add(line);
  console.warn(`Sundry ${line}`);
}
