"use client";
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { clampToView, movedByKey, type Offset } from "./place.ts";

interface Drag {
  /** Where the pointer was pressed, and where the box was at that time. */
  from: Offset;
  start: Offset;
}

/** Moves a centred box by pointer and keys, and keeps it in view when its size or the window's changes. */
export function useMovable() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const drag = useRef<Drag>(undefined);

  const moveTo = useCallback(
    (next: Offset | ((now: Offset) => Offset)) => {
      if (!box) return;
      const { offsetWidth: width, offsetHeight: height } = box;
      setOffset((now) => {
        const wanted = typeof next === "function" ? next(now) : next;
        const kept = clampToView(wanted, { width, height }, { width: window.innerWidth, height: window.innerHeight });
        return kept.x === now.x && kept.y === now.y ? now : kept;
      });
    },
    [box],
  );
  useEffect(() => {
    const back = () => moveTo((now) => now);
    window.addEventListener("resize", back);
    // It may be docked and grow again.
    const grown = new ResizeObserver(back);
    if (box) grown.observe(box);
    return () => {
      window.removeEventListener("resize", back);
      grown.disconnect();
    };
  }, [moveTo, box]);

  return {
    offset,
    /** Ref of the box. */
    box: setBox,
    /** Handlers of the bar, for dragging. */
    bar: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const onButton = event.target instanceof Element && event.target.closest("button:not([data-part='grip'])");
        if (event.button !== 0 || onButton) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { from: { x: event.clientX, y: event.clientY }, start: offset };
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (!drag.current) return;
        const { from, start } = drag.current;
        moveTo({ x: start.x + event.clientX - from.x, y: start.y + event.clientY - from.y });
      },
      onPointerUp() {
        drag.current = undefined;
      },
      onPointerCancel() {
        drag.current = undefined;
      },
    },
    /** Handler of the focusable grip. */
    onKeyDown(event: KeyboardEvent) {
      const next = movedByKey(offset, event);
      if (!next) return;
      event.preventDefault();
      moveTo(next);
    },
  };
}
