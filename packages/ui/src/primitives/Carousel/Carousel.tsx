"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useState } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import * as styles from "./Carousel.css.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { usePageHidden } from "./usePageHidden.ts";

const CarouselEngine = lazy(() =>
  import("./CarouselEngine.tsx").then((module) => ({ default: module.CarouselEngine })),
);

/** One slide of {@link Carousel}. */
export interface CarouselSlide {
  /** Name in code. */
  key: string;
  /** What the slide is about, in a word or two: the name on its tick. */
  name: string;
  content: ReactNode;
}

/** Props of {@link Carousel}. */
export interface CarouselProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** What the slides are, for screen readers. */
  label: string;
  slides: readonly CarouselSlide[];
  /** Moves on by itself until the buyer takes over; never with reduced motion. @default false */
  autoplay?: boolean | undefined;
  /** Milliseconds on each slide. @default the theme's 5000 */
  interval?: number | undefined;
  /** What the controls stand on: a coloured field or a light one. @default "field" */
  tone?: "field" | "light" | undefined;
  /** Called with the slide that comes into view, also when it moves by itself. */
  onSlideChange?: ((event: { index: number }) => void) | undefined;
}

/**
 * Slides with named ticks, a pause control and arrows (BK-19). Swiping comes with the engine, which loads when the buyer
 * first reaches for it or the slides first move; until then plain CSS shows the same thing.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, autoplay = false, interval, tone, onSlideChange, className, style, ...rest } = props;
  const { carousel } = useMessages();
  const [index, setIndex] = useState(0);
  const [stopped, setStopped] = useState(false);
  const [held, setHeld] = useState(false);
  const [awake, setAwake] = useState(false);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const hidden = usePageHidden();
  const count = slides.length;
  const moving = autoplay && !stopped && count > 1;

  const show = (next: number) => {
    const wrapped = (next + count) % count;
    setAwake(true);
    if (wrapped === index) return;
    setIndex(wrapped);
    onSlideChange?.({ index: wrapped });
  };
  const wake = () => setAwake(true);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);

  return (
    <section
      data-component="Carousel"
      data-moving={moving || undefined}
      data-held={held || hidden || undefined}
      aria-roledescription={carousel.role}
      aria-label={label}
      onPointerEnter={hold}
      onPointerLeave={release}
      onPointerDown={wake}
      onFocus={hold}
      onBlur={release}
      {...rest}
      style={{
        ...assignInlineVars({
          [styles.indexVar]: String(index),
          [styles.intervalVar]: interval === undefined ? undefined : `${interval}ms`,
        }),
        ...style,
      }}
      className={clsx(styles.root({ tone }), className)}
    >
      {count > 1 ? (
        <CarouselControls
          slides={slides}
          index={index}
          autoplay={autoplay}
          moving={moving}
          onShow={show}
          onToggle={() => setStopped(!stopped)}
        />
      ) : null}
      <div ref={setViewport} className={styles.viewport} aria-live={moving ? "off" : "polite"}>
        <div className={styles.track}>
          {slides.map(({ key, name, content }, position) => (
            <div
              key={key}
              role="group"
              aria-roledescription={carousel.slideRole}
              aria-label={`${carousel.slide({ index: position + 1, total: count })}: ${name}`}
              inert={position !== index}
              data-part="slide"
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {awake && viewport && count > 1 ? (
        <Suspense>
          <CarouselEngine viewport={viewport} index={index} onShow={show} />
        </Suspense>
      ) : null}
    </section>
  );
}
