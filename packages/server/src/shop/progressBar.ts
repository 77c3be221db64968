const barWidth = 30;
const lineMs = 2_000;

/** Where a progress bar is drawn. */
export interface Terminal {
  write(text: string): void;
  /** Whether a line can be overwritten; otherwise there is a new line now and then. */
  isTerminal: boolean;
  /** Time in ms. */
  now(): number;
}

/** Shows how far the steps of a command are. */
export interface ProgressBar {
  show(step: string, done: number, total: number): void;
  /** Ends the bar's line. */
  end(): void;
}

/** A bar that is drawn over itself in a terminal. In a file, a line at the start and end of a step and every 2 s. */
export function progressBar({ write, isTerminal, now }: Terminal): ProgressBar {
  let shownAt = Number.NEGATIVE_INFINITY;
  let shown = "";
  return {
    show(step, done, total) {
      const isNew = shown !== step;
      const isEdge = isNew || done === total;
      if (!isEdge && now() - shownAt < (isTerminal ? 100 : lineMs)) return;
      shownAt = now();
      if (!isTerminal) write(`${step}: ${done} of ${total}\n`);
      else write(`${isNew && shown ? "\n" : ""}\r${barOf(done, total)} ${step} ${done} of ${total}`);
      shown = step;
    },
    end() {
      if (isTerminal && shown) write("\n");
    },
  };
}

function barOf(done: number, total: number): string {
  const filled = total === 0 ? barWidth : Math.round((barWidth * done) / total);
  return `[${"#".repeat(filled)}${".".repeat(barWidth - filled)}]`;
}
