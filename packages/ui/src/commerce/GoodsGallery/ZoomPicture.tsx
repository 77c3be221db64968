"use client";
import { clsx } from "clsx";
import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsGallery.css.ts";
import { panBy, pinch, pointOn, unzoomed, type Zoom, zoomTo } from "./zoom.ts";

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

const STEP = 12;
const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

/** A picture that zooms on hover, with two fingers, by a press and by keys (+, -, 0, arrows). */
export function ZoomPicture({ src, preview, alt, sizes, eager, onStep }: ZoomPictureProps) {
  const { gallery } = useMessages();
  const [zoom, setZoom] = useState<Zoom>(unzoomed);
  const [loaded, setLoaded] = useState(false);
  const previewed = preview !== undefined && !loaded;
  const fingers = useRef(new Map<number, { x: number; y: number }>());
  const start = useRef<{ zoom: Zoom; distance: number }>({ zoom: unzoomed, distance: 0 });
  const enlarged = zoom.scale > 1;

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
      setZoom((now) => panBy(now, (dx / box.width) * 100, (dy / box.height) * 100));
    }
  };
  const onPointerDown = (event: PointerEvent) => {
    if (event.pointerType === "mouse") return;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [one, other] = [...fingers.current.values()];
    if (one && other) start.current = { zoom, distance: Math.hypot(one.x - other.x, one.y - other.y) };
  };
  const lift = (event: PointerEvent) => {
    fingers.current.delete(event.pointerId);
    if (event.pointerType === "mouse") setZoom(unzoomed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (event.key === "+" || event.key === "=") setZoom(zoomTo(zoom.scale + 1, zoom.x, zoom.y));
    else if (event.key === "-") setZoom(zoomTo(zoom.scale - 1, zoom.x, zoom.y));
    else if (event.key === "0") setZoom(unzoomed);
    else if (event.key === "Escape" && enlarged) setZoom(unzoomed);
    else if (arrow && enlarged) setZoom(panBy(zoom, ...arrow));
    else if (event.key === "ArrowLeft") onStep(-1);
    else if (event.key === "ArrowRight") onStep(1);
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      data-part="zoom"
      aria-label={`${alt}. ${enlarged ? gallery.zoomOut : gallery.zoomIn}`}
      data-enlarged={enlarged || undefined}
      className={styles.zoom}
      style={assignInlineVars({
        [styles.scaleVar]: String(zoom.scale),
        [styles.originVar]: `${zoom.x}% ${zoom.y}%`,
      })}
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
      {previewed && (
        <ProductImage src={preview} widths={[]} eager alt="" data-part="preview" className={styles.preview} />
      )}
      <ProductImage
        src={src}
        alt={alt}
        sizes={sizes}
        eager={eager}
        className={clsx(styles.picture, previewed && styles.loading)}
        onLoadCapture={() => setLoaded(true)}
        onErrorCapture={() => setLoaded(true)}
      />
    </button>
  );
}
