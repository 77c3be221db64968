/** Text, tone and action of a toast. */
export interface ToastInput {
  readonly text: string;
  /** @default "neutral" */
  readonly tone?: "neutral" | "info" | "success" | "warning" | "danger";
  /** One action, such as "Undo" or "View cart". */
  readonly action?: {
    readonly label: string;
    readonly onAction: () => void;
    /** Where the action leads, for a page that dismisses the toast once the buyer is there. */
    readonly href?: string | undefined;
  };
}

/** A toast on the screen. */
export interface Toast extends ToastInput {
  readonly id: number;
  readonly tone: NonNullable<ToastInput["tone"]>;
}

/** The toasts of a page; make one per page and show toasts from anywhere. */
export interface ToastStore {
  /**
   * Shows a toast in place of the last one. If one with the same text was shown less than two seconds ago, keeps that one instead. Returns its
   * id.
   */
  readonly show: (input: ToastInput) => number;
  readonly dismiss: (id: number) => void;
  /** Stops all timers while the buyer hovers over or focuses the toasts. */
  readonly pause: () => void;
  readonly resume: () => void;
  readonly subscribe: (onChange: () => void) => () => void;
  readonly toasts: () => readonly Toast[];
}

/** Source of time; tests pass their own. */
export interface ToastTimers {
  readonly now: () => number;
  /** Calls back after `delay` ms. Returns a function that cancels it. */
  readonly after: (delay: number, call: () => void) => () => void;
}

const browserTimers: ToastTimers = {
  now: () => performance.now(),
  after: (delay, call) => {
    const timer = setTimeout(call, delay);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds on screen: longest with an action, so that there is time to reach it by keyboard. */
const stay = { neutral: 4000, action: 20_000, danger: 6000 } as const;
const MERGE_WITHIN = 2000;

interface Entry {
  readonly toast: Toast;
  readonly shownAt: number;
  left: number;
  startedAt: number;
  stop: () => void;
}

const timeFor = ({ tone, action }: Toast) =>
  Math.max(tone === "danger" ? stay.danger : stay.neutral, action ? stay.action : 0);

/** What a store without toasts shows; the same array each time, so that components see no change. */
export const noToasts: readonly Toast[] = [];

/** Makes an empty store. */
export function createToastStore(timers: ToastTimers = browserTimers): ToastStore {
  let entries: readonly Entry[] = [];
  let view = noToasts;
  let paused = false;
  let lastId = 0;
  const listeners = new Set<() => void>();

  const set = (next: readonly Entry[]) => {
    entries = next;
    view = next.map(({ toast }) => toast);
    for (const listener of [...listeners]) listener();
  };
  const dismiss = (id: number) => {
    entries.find(({ toast }) => toast.id === id)?.stop();
    set(entries.filter(({ toast }) => toast.id !== id));
  };
  const run = (entry: Entry) => {
    entry.stop();
    entry.startedAt = timers.now();
    if (!paused) entry.stop = timers.after(entry.left, () => dismiss(entry.toast.id));
  };
  const show = (input: ToastInput) => {
    const tone = input.tone ?? "neutral";
    const now = timers.now();
    const same = entries.find(
      ({ toast, shownAt }) => toast.text === input.text && toast.tone === tone && now - shownAt < MERGE_WITHIN,
    );
    if (same) {
      same.left = timeFor(same.toast);
      run(same);
      return same.toast.id;
    }
    const toast: Toast = { ...input, tone, id: ++lastId };
    const entry: Entry = { toast, shownAt: now, left: timeFor(toast), startedAt: now, stop: () => {} };
    for (const { stop } of entries) stop();
    set([entry]);
    run(entry);
    return toast.id;
  };
  const pause = () => {
    if (paused) return;
    paused = true;
    for (const entry of entries) {
      entry.stop();
      entry.left -= timers.now() - entry.startedAt;
    }
  };
  const resume = () => {
    paused = false;
    for (const entry of entries) run(entry);
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { show, dismiss, pause, resume, subscribe, toasts: () => view };
}
