"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, lazy, type ReactNode, Suspense, useState } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { recordsOf, textOf } from "../../internal/given.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import * as styles from "./Carousel.css.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { useReducedMotion } from "./useReducedMotion.ts";
import { useSlides } from "./useSlides.ts";

const CarouselEngine = lazy(() =>
  import("./CarouselEngine.tsx").then((module) => ({ default: module.CarouselEngine })),
);

/** One slide of {@link Carousel}. */
export interface CarouselSlide {
  /** Identifies the slide. */
  key: string;
  /** Short name of the slide, shown on its tick. */
  name: string;
  content: ReactNode;
}

/** Props of {@link Carousel}. */
export interface CarouselProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** What the slides are, for screen readers. */
  label: string;
  /** The slides, in order. */
  slides: readonly CarouselSlide[];
  /**
   * Changes slides automatically until the button stops it, except while the pointer or the focus is on the carousel. Never with
   * reduced motion.
   * @default false
   */
  autoplay?: boolean | undefined;
  /** Milliseconds on each slide. @default the theme's 5000 */
  interval?: number | undefined;
  /** `inverse` is for coloured backgrounds, `neutral` for light ones. @default "inverse" */
  tone?: "inverse" | "neutral" | undefined;
  /** Called when a slide comes into view, also when it changes automatically. */
  onSlideChange?: ((event: { index: number }) => void) | undefined;
}

/**
 * A carousel with named ticks, a pause button and arrows. Swiping comes with an engine that loads when the buyer first
 * interacts or the slides first move. A slide has `data-far` while it can't come into view next: hide its pictures with
 * `display: none`, and they load later.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides: given, autoplay = false, interval, tone, onSlideChange, className, style, ...rest } = props;
  const slides = recordsOf(given);
  const { carousel } = useMessages();
  const reduced = useReducedMotion();
  const moves = autoplay && !reduced;
  const { index, show, moving, toggle, paused, engaged, handlers } = useSlides(slides.length, moves, onSlideChange);
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const count = slides.length;
  /** Slides that can't come into view yet: all but the first two, until slides have moved. On the server, all but the first. */
  const isFar = (position: number) => !engaged && position > (viewport ? index + 1 : index);

  return (
    <section
      data-component="Carousel"
      data-moving={moving || undefined}
      data-paused={paused || undefined}
      aria-roledescription={carousel.role}
      aria-label={label}
      {...handlers}
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
          autoplay={moves}
          moving={moving}
          onShow={show}
          onToggle={toggle}
        />
      ) : null}
      <div ref={setViewport} data-part="viewport" className={styles.viewport} aria-live={moving ? "off" : "polite"}>
        <div className={styles.track}>
          {slides.map(({ key, name, content }, position) => (
            <div
              key={key}
              role="group"
              aria-roledescription={carousel.slideRole}
              aria-label={`${carousel.slide({ index: position + 1, total: count })}: ${textOf(name)}`}
              inert={position !== index}
              data-part="slide"
              data-far={isFar(position) || undefined}
              className={styles.slide}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {engaged && viewport && count > 1 ? (
        <Suspense>
          <CarouselEngine viewport={viewport} index={index} onShow={show} />
        </Suspense>
      ) : null}
    </section>
  );
}
