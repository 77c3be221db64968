"use client";
import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";
import { useEffectEvent } from "use-effect-event";
import { useDirection } from "../../runtime/DirectionProvider.tsx";

/** Props of {@link CarouselEngine}. */
export interface CarouselEngineProps {
  /** The element that clips the track; its first child is the track. */
  viewport: HTMLElement;
  index: number;
  onShow: (index: number) => void;
}

/** Adds swiping and looping to the existing markup. Renders nothing. */
export function CarouselEngine({ viewport, index, onShow }: CarouselEngineProps) {
  const direction = useDirection();
  const [attach, api] = useEmblaCarousel({ loop: true, direction, startIndex: index });
  const showSelected = useEffectEvent(() => {
    const selected = api?.selectedScrollSnap();
    if (selected !== undefined && selected !== index) onShow(selected);
  });

  useEffect(() => {
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    api.on("select", showSelected);
    return () => void api.off("select", showSelected);
  }, [api]);

  useEffect(() => {
    if (!api || api.selectedScrollSnap() === index) return;
    api.scrollTo(index, matchMedia("(prefers-reduced-motion: reduce)").matches);
  }, [api, index]);

  return null;
}
