"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import { Tray } from "../../primitives/Tray/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsGallery.css.ts";
import { ZoomPicture } from "./ZoomPicture.tsx";

/** Props of {@link GoodsGallery}. */
export interface GoodsGalleryProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Addresses of the pictures, the main one first. */
  pictures: readonly string[];
  /** Name of the goods; each picture is called by it and its number. */
  name: string;
  /** Picture to show: changes when another SKU is chosen. @default the first */
  shown?: string | undefined;
}

/** Pictures of goods: one large that can be enlarged, swiped and stepped through, and thumbnails below (GD-02). */
export function GoodsGallery({ pictures, name, shown, className, ...rest }: GoodsGalleryProps) {
  const { gallery } = useMessages();
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const wanted = shown === undefined ? 0 : Math.max(0, pictures.indexOf(shown));

  const show = (index: number) => {
    const next = Math.min(pictures.length - 1, Math.max(0, index));
    setCurrent(next);
    const slide = strip.current?.children[next];
    // Only the strip moves, never the page: scrollIntoView would jump to the gallery.
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft - strip.current.offsetLeft });
  };
  useEffect(() => show(wanted), [wanted, pictures]);

  return (
    <section data-component="GoodsGallery" aria-label={gallery.label} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.stage}>
        <ul
          ref={strip}
          className={styles.strip}
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget;
            if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
          }}
        >
          {pictures.map((src, index) => (
            <li key={src} className={styles.slide} aria-hidden={index !== current || undefined} inert={index !== current}>
              <ZoomPicture
                src={src}
                alt={gallery.picture({ name, index: index + 1, total: pictures.length })}
                sizes="(min-width: 1024px) 540px, 100vw"
                eager={index === 0}
                onStep={(by) => show(index + by)}
              />
            </li>
          ))}
        </ul>
        <span aria-hidden="true" data-part="counter" className={styles.counter}>
          {current + 1} / {pictures.length}
        </span>
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbs}>
          {pictures.map((src, index) => (
            <li key={src}>
              <button
                type="button"
                data-part="thumb"
                aria-current={index === current || undefined}
                aria-label={gallery.show({ index: index + 1 })}
                className={styles.thumb}
                onClick={() => show(index)}
              >
                <Tray src={src} alt="" sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
