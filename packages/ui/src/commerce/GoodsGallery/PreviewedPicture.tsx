"use client";
import { clsx } from "clsx";
import { type ComponentProps, useState } from "react";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import * as styles from "./GoodsGallery.css.ts";

interface PreviewedPictureProps extends Omit<ComponentProps<typeof ProductImage>, "className"> {
  /** A picture at hand, below the large one until that has loaded. */
  preview: string | undefined;
}

/** A large picture, above a small one that is already there. */
export function PreviewedPicture({ preview, ...picture }: PreviewedPictureProps) {
  const [loaded, setLoaded] = useState(false);
  const previewed = preview !== undefined && !loaded;
  return (
    <>
      {previewed && (
        <ProductImage src={preview} widths={[]} eager alt="" data-part="preview" className={styles.preview} />
      )}
      <ProductImage
        {...picture}
        className={clsx(styles.picture, previewed && styles.loading)}
        onLoadCapture={() => setLoaded(true)}
        onErrorCapture={() => setLoaded(true)}
      />
    </>
  );
}
