import { useDeferredValue } from "react";

/**
 * The data, but undefined until the first answer has been rendered in the background: rendering it at once would block
 * a phone for a third of a second. Later answers show at once.
 */
export function useFirstShown<T>(data: T | undefined): T | undefined {
  const drawn = useDeferredValue(data);
  return drawn === undefined ? undefined : data;
}
