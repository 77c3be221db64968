/** At most one line in this time; a faster start prints nothing. */
const quietMs = 2_000;

/** Tells the person at the terminal what is happening if it takes long. */
export interface Progress {
  /** The current step, as text. */
  step(text: string): void;
  /** All steps are done. */
  done(): void;
}

/**
 * Writes the current step after `quiet` ms without output, and again after each further `quiet` ms if it has changed.
 */
export function showProgress(
  write: (line: string) => void,
  quiet = quietMs,
  now: () => number = () => performance.now(),
): Progress {
  let writtenAt = now();
  let timer: NodeJS.Timeout | undefined;
  const show = (text: string) => {
    writtenAt = now();
    write(text);
  };
  const done = () => clearTimeout(timer);
  return {
    step(text) {
      done();
      const wait = writtenAt + quiet - now();
      if (wait <= 0) show(text);
      else timer = setTimeout(show, wait, text);
    },
    done,
  };
}
