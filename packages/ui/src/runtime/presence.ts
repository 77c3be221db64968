/** How somebody came back to the page. */
export interface Return {
  /** How long they were away, in ms; 0 if the browser did not say when they left. */
  readonly awayMs: number;
  /** The page was put away while another document was open, and Back has brought it again as it was. */
  readonly restored: boolean;
}

/** What to call when somebody leaves the page and comes back to it. */
export interface PresenceListener {
  /** Nobody sees the page any more. */
  readonly left?: () => void;
  /**
   * Somebody sees the page again: after another tab, window or document, or after the device slept. What it shows may be
   * old. Called once for each return.
   */
  readonly back?: (how: Return) => void;
  /**
   * Another document opens in place of the page. Close sockets and channels, which keep Back from restoring it, and open
   * them again once it is back `restored`.
   */
  readonly putAway?: () => void;
}

/** A page that nobody hides and that has not run for this long was on a device that slept, in ms. */
const sleptMs = 10_000;
const beatMs = 1_000;

const listeners = new Set<PresenceListener>();
/** When the page was left, in epoch ms; undefined while somebody is there. */
let leftAt: number | undefined;
/** Another document is open in place of the page. */
let isPutAway = false;
let restored = false;
let beatAt = 0;
let beating: ReturnType<typeof setInterval> | undefined;

/**
 * Tells when somebody leaves the page and comes back. The one place that knows by which events browsers say so, and that none
 * comes when a device sleeps with the page in view. Returns a function that unsubscribes.
 *
 * ```ts
 * const stop = onPresence({ back: ({ awayMs }) => awayMs > 60_000 && readAgain() });
 * ```
 */
export function onPresence(listener: PresenceListener): () => void {
  if (listeners.size === 0) start();
  listeners.add(listener);
  return () => {
    if (listeners.delete(listener) && listeners.size === 0) stop();
  };
}

function start(): void {
  leftAt = document.hidden ? Date.now() : undefined;
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", onPageHide);
  window.addEventListener("pageshow", onPageShow);
  window.addEventListener("blur", onBlur);
  window.addEventListener("focus", comeBack);
  listenToTime();
}

function stop(): void {
  clearInterval(beating);
  document.removeEventListener("visibilitychange", onVisibility);
  window.removeEventListener("pagehide", onPageHide);
  window.removeEventListener("pageshow", onPageShow);
  window.removeEventListener("blur", onBlur);
  window.removeEventListener("focus", comeBack);
}

function onVisibility(): void {
  if (document.hidden) leave();
  else comeBack();
}

function onPageHide({ persisted }: PageTransitionEvent): void {
  isPutAway = persisted;
  for (const listener of [...listeners]) listener.putAway?.();
  leave();
}

function onPageShow({ persisted }: PageTransitionEvent): void {
  isPutAway = false;
  if (!persisted) return;
  restored = true;
  leftAt ??= Date.now();
  comeBack();
}

/** Another window has the keyboard. The page may still be in view, so it goes on. */
function onBlur(): void {
  // A frame within the page is no other window.
  if (!document.hasFocus()) leftAt ??= Date.now();
}

function leave(): void {
  leftAt ??= Date.now();
  clearInterval(beating);
  for (const listener of [...listeners]) listener.left?.();
}

function comeBack(): void {
  // A restored page is visible a moment before it is shown.
  if (leftAt === undefined || document.hidden || isPutAway) return;
  const how = { awayMs: Math.max(0, Date.now() - leftAt), restored };
  leftAt = undefined;
  restored = false;
  listenToTime();
  for (const listener of [...listeners]) listener.back?.(how);
}

function listenToTime(): void {
  clearInterval(beating);
  beatAt = Date.now();
  if (!document.hidden) beating = setInterval(beat, beatMs);
}

function beat(): void {
  const last = beatAt;
  beatAt = Date.now();
  if (beatAt - last < sleptMs) return;
  leftAt ??= last;
  comeBack();
}
