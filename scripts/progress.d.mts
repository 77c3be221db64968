/**
 * Runs something that may take a while and reports every two seconds, under a title such as "Installing packages". The
 * work gets a function that adds a detail to the next line. Quick work prints nothing.
 */
export function withProgress<T>(title: string, work: (note: (detail: string) => void) => Promise<T>): Promise<T>;
