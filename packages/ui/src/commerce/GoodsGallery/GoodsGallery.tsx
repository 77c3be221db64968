"use client";
import { clsx } from "clsx";
import Expand from "lucide-react/icons/expand";
import { type ComponentPropsWithRef, useEffect, useRef, useState } from "react";
import { useEffectEvent } from "use-effect-event";
import { textOf, textsOf } from "../../internal/given.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsGallery.css.ts";
import { GalleryThumbs } from "./GalleryThumbs.tsx";
import { ZoomPicture } from "./ZoomPicture.tsx";

/** Props of {@link GoodsGallery}. */
export interface GoodsGalleryProps extends Omit<ComponentPropsWithRef<"section">, "children"> {
  /** Addresses of the pictures, the main one first. Without any, a placeholder shows. */
  pictures: readonly string[];
  /** Name of the product, used with a number to name each picture. */
  name: string;
  /** Picture to show: changes when another SKU is chosen. @default the first */
  shown?: string | undefined;
  /**
   * Address of a picture that the browser already has, such as the one of the card that led here. It shows until the
   * first of `pictures` has loaded, and while there are none yet.
   */
  preview?: string | undefined;
  /** The `sizes` of the large picture. @default "(min-width: 1024px) 540px, 100vw" */
  sizes?: string | undefined;
  /** Called by the button on the picture, to open it in full screen; without it there is no button. */
  onExpand?: ((event: { picture: string }) => void) | undefined;
}

/** A product's pictures: a large one that can be zoomed, swiped and stepped through, with thumbnails below. */
export function GoodsGallery(props: GoodsGalleryProps) {
  const { pictures: given, name: givenName, shown, preview, onExpand, className, ...rest } = props;
  const name = textOf(givenName);
  const pictures = textsOf(given);
  const { sizes = "(min-width: 1024px) 540px, 100vw", ...section } = rest;
  const { gallery } = useMessages();
  const strip = useRef<HTMLUListElement>(null);
  const focusFollows = useRef(false);
  const [current, setCurrent] = useState(0);
  const wanted = shown === undefined ? 0 : Math.max(0, pictures.indexOf(shown));
  const total = pictures.length;

  const show = (index: number) => {
    const next = Math.min(total - 1, Math.max(0, index));
    setCurrent(Math.max(0, next));
    const slide = strip.current?.children[next];
    // Only the strip moves, never the page: scrollIntoView would jump to the gallery.
    if (slide instanceof HTMLElement) strip.current?.scrollTo({ left: slide.offsetLeft - strip.current.offsetLeft });
  };
  const showWanted = useEffectEvent(() => show(wanted));
  // Compared by content, because a new array at each render must not reset the gallery.
  const addresses = pictures.join("\n");
  useEffect(() => showWanted(), [wanted, addresses]);
  useEffect(() => {
    if (!focusFollows.current) return;
    focusFollows.current = false;
    strip.current?.children[current]?.querySelector("button")?.focus({ preventScroll: true });
  }, [current]);

  return (
    <section
      data-component="GoodsGallery"
      aria-label={gallery.label}
      {...section}
      className={clsx(styles.root, className)}
    >
      <div data-part="stage" className={styles.stage}>
        {total === 0 && <ProductImage src={preview} widths={[]} eager alt={name} className={styles.empty} />}
        <ul
          hidden={total === 0}
          ref={strip}
          className={styles.strip}
          onScroll={(event) => {
            const { scrollLeft, clientWidth } = event.currentTarget;
            if (clientWidth > 0) setCurrent(Math.round(Math.abs(scrollLeft) / clientWidth));
          }}
        >
          {pictures.map((src, index) => (
            <li key={`${index}-${src}`} className={styles.slide} inert={index !== current}>
              <ZoomPicture
                src={src}
                preview={index === 0 ? preview : undefined}
                alt={gallery.picture({ name, index: index + 1, total })}
                sizes={sizes}
                eager={index === 0}
                onStep={(by) => {
                  focusFollows.current = index + by >= 0 && index + by < total;
                  show(index + by);
                }}
              />
            </li>
          ))}
        </ul>
        {onExpand && total > 0 && (
          <button
            type="button"
            data-part="expand"
            aria-label={gallery.expand}
            title={gallery.expand}
            className={styles.expand}
            onClick={() => onExpand({ picture: pictures[current] ?? "" })}
          >
            <Expand aria-hidden="true" className={styles.expandIcon} />
          </button>
        )}
        {total > 1 && (
          <span aria-hidden="true" data-part="counter" className={styles.counter}>
            {[current + 1, " / ", total].join("")}
          </span>
        )}
      </div>
      {total > 1 && <GalleryThumbs pictures={pictures} current={current} onShow={({ index }) => show(index)} />}
    </section>
  );
}
