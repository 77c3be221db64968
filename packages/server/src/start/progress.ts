/** Below this time a step is not worth a line. */
const quietMs = 2_000;

/** Tells the person at the terminal what is going on, as soon as it takes longer than two seconds. */
export interface Progress {
  /** The next step begins; the one before it is over. */
  step(text: string): void;
  /** Everything is over. */
  done(): void;
}

/** Writes steps as lines once they take longer than `quiet` ms. */
export function showProgress(write: (line: string) => void, quiet = quietMs): Progress {
  let timer: NodeJS.Timeout | undefined;
  const done = () => clearTimeout(timer);
  return {
    step(text) {
      done();
      timer = setTimeout(() => write(text), quiet);
    },
    done,
  };
}
