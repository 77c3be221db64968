"use client";
import { useState } from "react";
import { usePageHidden } from "./usePageHidden.ts";

/** The current slide, and whether slides change automatically: not once stopped, and not while the buyer is interacting. */
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
    /** Hovered, focused or in a hidden tab: the slide's timer stops. */
    paused: hovered || hidden,
    /** The buyer has interacted, or the slides have moved: time to load the engine. */
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
