"use client";
import { clsx } from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Pause from "lucide-react/icons/pause";
import Play from "lucide-react/icons/play";
import type { KeyboardEvent } from "react";
import { useDirection } from "../../runtime/DirectionProvider.tsx";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./Carousel.css.ts";

/** Props of {@link CarouselControls}. */
export interface CarouselControlsProps {
  slides: readonly { key: string; name: string }[];
  index: number;
  /** Whether slides can change automatically: only then is there a pause button. */
  autoplay: boolean;
  /** Whether they are changing automatically now. */
  moving: boolean;
  onShow: (index: number) => void;
  onToggle: () => void;
}

/**
 * The pause button (first in the tab order), the arrows, and a tick for each slide, which fills while the slide shows.
 */
export function CarouselControls({ slides, index, autoplay, moving, onShow, onToggle }: CarouselControlsProps) {
  const { carousel } = useMessages();
  const forward = useDirection() === "rtl" ? "ArrowLeft" : "ArrowRight";
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    onShow(index + (event.key === forward ? 1 : -1));
  };
  return (
    <>
      {autoplay ? (
        <IconButton
          label={moving ? carousel.pause : carousel.play}
          size="sm"
          round
          onClick={onToggle}
          data-part="pause"
          className={styles.pause}
        >
          {moving ? <Pause /> : <Play />}
        </IconButton>
      ) : null}
      <IconButton
        label={carousel.previous}
        variant="float"
        round
        onClick={() => onShow(index - 1)}
        data-part="previous"
        className={clsx(styles.arrow, styles.previous)}
      >
        <ChevronLeft />
      </IconButton>
      <IconButton
        label={carousel.next}
        variant="float"
        round
        onClick={() => onShow(index + 1)}
        data-part="next"
        className={clsx(styles.arrow, styles.next)}
      >
        <ChevronRight />
      </IconButton>
      <div role="group" aria-label={carousel.choose} data-part="ticks" onKeyDown={onKeyDown} className={styles.ticks}>
        {slides.map(({ key, name }, position) => (
          <button
            key={key}
            type="button"
            data-part="tick"
            aria-current={position === index}
            aria-label={name}
            onClick={() => onShow(position)}
            className={styles.tick}
          >
            <span
              className={styles.line}
              // The line is the clock: what pauses it pauses the slides.
              onAnimationEnd={() => onShow(index + 1)}
            />
            <span aria-hidden="true" className={styles.name}>
              {name}
            </span>
          </button>
        ))}
      </div>
    </>
  );
}
