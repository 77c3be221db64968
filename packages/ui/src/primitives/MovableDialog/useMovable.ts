"use client";
import { type KeyboardEvent, type PointerEvent, useCallback, useEffect, useRef, useState } from "react";
import { clampToView, movedByKey, type Offset } from "./place.ts";

interface Drag {
  /** Where the pointer was pressed, and where the box was at that time. */
  from: Offset;
  start: Offset;
}

/** Moves a centred box by pointer and keys, and keeps it in view when the window's size changes. */
export function useMovable() {
  const [box, setBox] = useState<HTMLElement | null>(null);
  const [offset, setOffset] = useState<Offset>({ x: 0, y: 0 });
  const drag = useRef<Drag>(undefined);

  const moveTo = useCallback(
    (next: Offset) => {
      if (!box) return;
      const { offsetWidth: width, offsetHeight: height } = box;
      setOffset(clampToView(next, { width, height }, { width: window.innerWidth, height: window.innerHeight }));
    },
    [box],
  );
  useEffect(() => {
    const back = () => moveTo(offset);
    window.addEventListener("resize", back);
    return () => window.removeEventListener("resize", back);
  }, [moveTo, offset]);

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
