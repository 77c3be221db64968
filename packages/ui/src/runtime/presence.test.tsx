import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { onPresence } from "./presence.ts";

const noon = Date.UTC(2026, 2, 12, 12);
const HOUR = 3_600_000;

/** What somebody in front of the page does, as browsers tell it. */
const hide = (hidden: boolean) => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
};
const leavePage = () => window.dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
const goBack = () => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
const focusWindow = (focused: boolean) => {
  vi.spyOn(document, "hasFocus").mockReturnValue(focused);
  window.dispatchEvent(new FocusEvent(focused ? "focus" : "blur"));
};
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

function watch() {
  const [back, left, putAway] = [vi.fn(), vi.fn(), vi.fn()];
  const stop = onPresence({ back, left, putAway });
  onTestFinished(stop);
  return { back, left, putAway, stop };
}

describe("somebody comes back", () => {
  beforeEach(() => vi.useFakeTimers({ now: noon, toFake: ["setInterval", "clearInterval", "Date"] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("[EN-06] from another tab, after as long as they were there", () => {
    const { back, left } = watch();
    hide(true);
    expect(left).toHaveBeenCalledOnce();
    pass(HOUR);
    expect(back).not.toHaveBeenCalled();
    hide(false);
    expect(back.mock.calls).toEqual([[{ awayMs: HOUR, restored: false }]]);
  });

  it("[EN-06] from another document: told once, although it is visible before it is shown", () => {
    const { back, putAway } = watch();
    leavePage();
    hide(true);
    expect(putAway).toHaveBeenCalledOnce();
    pass(5000);
    hide(false);
    goBack();
    focusWindow(true);
    expect(back.mock.calls).toEqual([[{ awayMs: 5000, restored: true }]]);
  });

  it("[EN-06] from another document in a browser that shows the page before it is visible", () => {
    const { back } = watch();
    leavePage();
    hide(true);
    pass(5000);
    goBack();
    expect(back).not.toHaveBeenCalled();
    hide(false);
    expect(back.mock.calls).toEqual([[{ awayMs: 5000, restored: true }]]);
  });

  it("[EN-06] a page that is restored tells it even if nobody said that it was left", () => {
    const { back } = watch();
    goBack();
    expect(back.mock.calls).toEqual([[{ awayMs: 0, restored: true }]]);
  });

  it("[EN-06] to a device that slept with the page in view", () => {
    const { back } = watch();
    vi.advanceTimersByTime(3000);
    pass(HOUR);
    vi.advanceTimersByTime(1000);
    expect(back).toHaveBeenCalledOnce();
    expect(back.mock.lastCall?.[0].awayMs).toBeGreaterThanOrEqual(HOUR);
    vi.advanceTimersByTime(60_000);
    expect(back).toHaveBeenCalledOnce();
  });

  it("[EN-06] from another window beside this one, but not from a frame within it", () => {
    const { back, left } = watch();
    focusWindow(false);
    pass(7000);
    focusWindow(true);
    expect(back.mock.calls).toEqual([[{ awayMs: 7000, restored: false }]]);
    expect(left).not.toHaveBeenCalled();
    vi.spyOn(document, "hasFocus").mockReturnValue(true);
    window.dispatchEvent(new FocusEvent("blur"));
    focusWindow(true);
    expect(back).toHaveBeenCalledOnce();
  });

  it("[EN-06] a page that nobody leaves tells nothing, and nothing runs on after the last listener", () => {
    const { back, stop } = watch();
    vi.advanceTimersByTime(HOUR);
    focusWindow(true);
    expect(back).not.toHaveBeenCalled();
    stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
