/** At most one line in this time; a start that is quicker says nothing. */
const quietMs = 2_000;

/** Tells the person at the terminal what is going on while it takes long. */
export interface Progress {
  /** What is being done now, in words. */
  step(text: string): void;
  /** Everything is over. */
  done(): void;
}

/** Writes what is being done once nothing was written for `quiet` ms, and again after each further `quiet` ms with news. */
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
