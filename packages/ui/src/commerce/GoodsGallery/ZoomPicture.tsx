"use client";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsGallery.css.ts";
import { PreviewedPicture } from "./PreviewedPicture.tsx";
import { arrowSteps, panBy, pinch, pointOn, unzoomed, type Zoom, zoomTo } from "./zoom.ts";
import { useCloseUp } from "./useCloseUp.ts";

interface ZoomPictureProps {
  src: string;
  /** A picture at hand, below the large one until that has loaded. */
  preview: string | undefined;
  alt: string;
  sizes: string;
  eager: boolean;
  /** Called for the previous or next picture, while this one is not zoomed. */
  onStep: (by: -1 | 1) => void;
}

/**
 * A picture that zooms on hover, with two fingers, by a press and by keys (+, -, 0, arrows), as far as its pixels last.
 * The largest file loads when somebody comes near it.
 */
export function ZoomPicture({ src, preview, alt, sizes, eager, onStep }: ZoomPictureProps) {
  const { gallery } = useMessages();
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ zoom: Zoom; distance: number }>({ zoom: unzoomed, distance: 0 });
  const button = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState(false);
  const { closeUp, limit } = useCloseUp(src, near, button);
  // What the buyer asked for, as far as it can be shown: the file may still be loading.
  const shown = zoomTo(zoom.scale, zoom.x, zoom.y, limit ?? 1);
  const enlarged = shown.scale > 1;
  const action = enlarged ? gallery.zoomOut : gallery.zoomIn;

  const onPointerMove = (event: PointerEvent<HTMLButtonElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    if (event.pointerType === "mouse") {
      const { x, y } = pointOn(box, event.clientX, event.clientY);
      setZoom(zoomTo(2, x, y));
      return;
    }
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [one, other] = [...fingers.current.values()];
    if (one && other) {
      const { x, y } = pointOn(box, (one.x + other.x) / 2, (one.y + other.y) / 2);
      setZoom(pinch(start.current.zoom, start.current.distance, Math.hypot(one.x - other.x, one.y - other.y), x, y));
    } else if (enlarged) {
      const [dx, dy] = [before.x - event.clientX, before.y - event.clientY];
      setZoom(panBy(shown, (dx / box.width) * 100, (dy / box.height) * 100));
    }
  };
  const onPointerDown = (event: PointerEvent) => {
    setNear(true);
    if (event.pointerType === "mouse") return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [one, other] = [...fingers.current.values()];
    if (one && other) start.current = { zoom: shown, distance: Math.hypot(one.x - other.x, one.y - other.y) };
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (event.pointerType === "mouse") setZoom(unzoomed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrowSteps[event.key];
    if (event.key === "+" || event.key === "=") setZoom(zoomTo(shown.scale + 1, shown.x, shown.y));
    else if (event.key === "-") setZoom(zoomTo(shown.scale - 1, shown.x, shown.y));
    else if (event.key === "0") setZoom(unzoomed);
    else if (event.key === "Escape" && enlarged) setZoom(unzoomed);
    else if (arrow && enlarged) setZoom(panBy(shown, ...arrow));
    else if (event.key === "ArrowLeft") onStep(-1);
    else if (event.key === "ArrowRight") onStep(1);
    else return;
    event.preventDefault();
  };
  return (
    <button
      ref={button}
      type="button"
      data-part="zoom"
      aria-label={limit === 1 ? alt : `${alt}. ${action}`}
      data-still={limit === 1 || undefined}
      data-enlarged={enlarged || undefined}
      className={styles.zoom}
      style={assignInlineVars({
        [styles.scaleVar]: String(shown.scale),
        [styles.originVar]: `${shown.x}% ${shown.y}%`,
      })}
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
      onPointerMove={onPointerMove}
      onPointerDown={onPointerDown}
      onPointerUp={lift}
      onPointerCancel={lift}
      onPointerLeave={lift}
      onKeyDown={onKeyDown}
      onBlur={() => setZoom(unzoomed)}
      onClick={(event) => {
        // With a mouse, hovering already zooms. A press is for touch and keyboard.
        if (event.detail === 0 || fingers.current.size === 0) setZoom(enlarged ? unzoomed : zoomTo(2, 50, 50));
      }}
    >
      <PreviewedPicture
        preview={preview}
        src={limit === undefined ? src : closeUp}
        widths={limit === undefined ? undefined : []}
        alt={alt}
        sizes={sizes}
        eager={eager}
      />
    </button>
  );
}
