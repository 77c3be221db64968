"use client";
import { clsx } from "clsx";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { textsOf } from "../../internal/given.ts";
import { Dialog } from "../../primitives/Dialog/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./PhotoStrip.css.ts";

/** Props of {@link PhotoStrip}. */
export interface PhotoStripProps extends Omit<ComponentPropsWithRef<"ul">, "children"> {
  /** What the photos show, for screen readers and as the viewer's title. */
  label: string;
  /** Addresses, in order. */
  photos: readonly string[];
}

/** A row of thumbnails, each opening a viewer with the whole photo. For a product's pictures use `GoodsGallery`. */
export function PhotoStrip({ label, photos: given, className, ...rest }: PhotoStripProps) {
  const photos = textsOf(given);
  const { photos: words } = useMessages();
  const [open, setOpen] = useState<number>();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open === undefined) opener.current?.focus();
  }, [open]);
  const total = photos.length;
  const turn = (by: number) => setOpen((now) => ((now ?? 0) + by + total) % total);
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowRight") turn(1);
    if (event.key === "ArrowLeft") turn(-1);
  };
  if (total === 0) return null;
  return (
    <>
      <ul data-component="PhotoStrip" aria-label={label} {...rest} className={clsx(styles.root, className)}>
        {photos.map((src, at) => (
          <li key={src}>
            <button
              type="button"
              data-part="photo"
              className={styles.photo}
              onClick={(event) => {
                opener.current = event.currentTarget;
                setOpen(at);
              }}
            >
              <ProductImage src={src} alt={words.open({ index: at + 1, total })} sizes="72px" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        size="lg"
        title={label}
        open={open !== undefined}
        onOpenChange={({ open: stays }) => setOpen(stays ? 0 : undefined)}
        onKeyDown={total > 1 ? byKey : undefined}
      >
        <ProductImage
          src={photos[open ?? 0]}
          alt={words.photo({ index: (open ?? 0) + 1, total })}
          sizes="640px"
          widths={[640, 960, 1280]}
          fit="contain"
        />
        {total > 1 && (
          <p className={styles.turn}>
            <IconButton label={words.previous} variant="outline" round onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <span role="status">{words.photo({ index: (open ?? 0) + 1, total })}</span>
            <IconButton label={words.next} variant="outline" round onClick={() => turn(1)}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </p>
        )}
      </Dialog>
    </>
  );
}
