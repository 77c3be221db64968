"use client";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./GoodsGallery.css.ts";

interface GalleryThumbsProps {
  pictures: readonly string[];
  /** Index of the picture that shows. */
  current: number;
  onShow: (event: { index: number }) => void;
}

/** A small button for each picture. */
export function GalleryThumbs({ pictures, current, onShow }: GalleryThumbsProps) {
  const { gallery } = useMessages();
  return (
    <ul className={styles.thumbs}>
      {pictures.map((src, index) => (
        <li key={`${index}-${src}`}>
          <button
            type="button"
            data-part="thumb"
            aria-current={index === current || undefined}
            aria-label={gallery.show({ index: index + 1 })}
            className={styles.thumb}
            onClick={() => onShow({ index })}
          >
            <ProductImage src={src} alt="" sizes="80px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
