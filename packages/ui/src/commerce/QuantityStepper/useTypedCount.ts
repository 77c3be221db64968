"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useEffectEvent } from "use-effect-event";
import { countOf } from "../../internal/given.ts";
import { useMessages } from "../../runtime/index.ts";
import { countProblem } from "./countProblem.ts";
import { type CountBounds, clampCount, isWithin, readCount } from "./readCount.ts";

interface TypedCountParts extends CountBounds {
  value: number;
  maximumText: string | undefined;
  live: boolean;
  onValueChange: ((event: { value: number }) => void) | undefined;
  onProblemChange: ((event: { problem: string | undefined }) => void) | undefined;
}

/** The text in the field of a `QuantityStepper`, its quantity, and what is wrong with it. */
export function useTypedCount(parts: TypedCountParts) {
  const { minimum, maximum, maximumText, live, onValueChange, onProblemChange } = parts;
  const value = countOf(parts.value) ?? minimum;
  const { stepper } = useMessages();
  const [typed, setTyped] = useState<string>();
  const bounds = { minimum, maximum };
  const isEmpty = typed?.trim() === "";
  const count = typed === undefined || isEmpty ? value : readCount(typed);
  const words = maximumText === undefined ? stepper : { ...stepper, aboveMaximum: () => maximumText };
  const problem = isEmpty ? undefined : countProblem(count, bounds, words);
  const apply = (next: number) => {
    if (next !== value) onValueChange?.({ value: next });
  };

  // Minimum and stock can change while something is typed, so it is checked again after each render.
  const liveCount = live && typed !== undefined && count !== undefined && isWithin(count, bounds) ? count : undefined;
  const applyLive = useEffectEvent(apply);
  useEffect(() => {
    if (liveCount !== undefined) applyLive(liveCount);
  }, [liveCount]);
  const typedProblem = typed === undefined ? undefined : problem;
  const reported = useRef<string>(undefined);
  const report = useEffectEvent((problemNow: string | undefined) => {
    if (reported.current === problemNow) return;
    reported.current = problemNow;
    onProblemChange?.({ problem: problemNow });
  });
  useEffect(() => report(typedProblem), [typedProblem]);

  const step = (by: 1 | -1) => {
    setTyped(undefined);
    apply(clampCount((count ?? value) + by, bounds));
  };
  /** Applies what is in the field, also if it was filled in without an event. */
  const settle = (text: string) => {
    if (text.trim() === "" || text === String(value)) return setTyped(undefined);
    const settled = readCount(text);
    if (settled === undefined || !isWithin(settled, bounds)) return setTyped(text);
    setTyped(undefined);
    apply(settled);
  };
  return {
    /** The text of the field. */
    text: typed ?? String(value),
    /** The quantity that the buttons count from. */
    count: count ?? value,
    problem,
    change: setTyped,
    /** Changes the quantity by one, or to the nearest valid one. */
    step,
    /** Applies a typed quantity if it is valid; otherwise it stays as typed. */
    settle,
    onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
      // Keys of an input method.
      if (event.nativeEvent.isComposing) return;
      if (event.key === "Enter") settle(event.currentTarget.value);
      else if (event.key === "ArrowUp") step(1);
      else if (event.key === "ArrowDown") step(-1);
      else return;
      event.preventDefault();
    },
  };
}
