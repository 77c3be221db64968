const runs = [/<\s*script\b/i, /<[^>]*[\s"'/]on[a-z]+\s*=/i, /=\s*["']?\s*javascript:/i];

/** Whether HTML of a file would run something, such as a script or a handler of events. */
export function hasScript(html: string): boolean {
  return runs.some((pattern) => pattern.test(html));
}
