import { useDeferredValue } from "react";

/**
 * The data as it is, but a first answer only once what it fills is drawn: that happens in small steps between which the page
 * answers to its visitor, where a phone would stand still for a third of a second. Until then undefined; later answers show at
 * once.
 */
export function useFirstShown<T>(data: T | undefined): T | undefined {
  const drawn = useDeferredValue(data);
  return drawn === undefined ? undefined : data;
}
