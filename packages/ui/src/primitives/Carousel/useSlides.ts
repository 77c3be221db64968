"use client";
import { useState } from "react";
import { usePageHidden } from "./usePageHidden.ts";

/** Which slide shows, and whether the slides move by themselves: not once stopped, and not while somebody looks closer. */
export function useSlides(count: number, autoplay: boolean, onSlideChange?: (event: { index: number }) => void) {
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [engaged, setEngaged] = useState(false);
  const hidden = usePageHidden();

  const show = (wanted: number) => {
    const next = (wanted + count) % count;
    setEngaged(true);
    if (next === index) return;
    setIndex(next);
    onSlideChange?.({ index: next });
  };

  return {
    index,
    show,
    moving: autoplay && !stopped && count > 1,
    toggle: () => setStopped(!stopped),
    /** Pointed at, focused or in a hidden tab: the time on this slide stands still. */
    paused: hovered || hidden,
    /** The buyer has reached for the slides, or they have moved: from now on the engine is worth its weight. */
    engaged,
    handlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onPointerDown: () => setEngaged(true),
      onFocus: () => setHovered(true),
      onBlur: () => setHovered(false),
    },
  };
}
