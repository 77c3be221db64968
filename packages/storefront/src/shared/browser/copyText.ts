import { attempt } from "../../start/attempt.ts";

/** Puts a text on the clipboard; false where the browser has none or refuses, so that the buyer has to copy by hand. */
export async function copyText(text: string): Promise<boolean> {
  const written = attempt(() => navigator.clipboard.writeText(text), undefined);
  return written === undefined
    ? false
    : written.then(
        () => true,
        () => false,
      );
}
