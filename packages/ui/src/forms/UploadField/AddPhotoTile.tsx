import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./UploadField.css.ts";

interface AddPhotoTileProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  icon: ReactNode;
  /** Words under the drawing; the name of the control is the caller's. */
  words: string;
  /** Takes a picture with the camera at the back; shown where there is one. */
  camera?: boolean | undefined;
  /** No more photos fit. */
  full?: boolean | undefined;
}

/** Kinds that every browser shows; phones turn their own kinds into one of these. */
const accept = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** A place of an `UploadField` that still waits for a photo. */
export function AddPhotoTile({ icon, words, camera = false, full = false, ...rest }: AddPhotoTileProps) {
  return (
    <li
      data-part={camera ? "camera" : "add"}
      data-full={full || undefined}
      className={clsx(styles.add, camera && styles.camera)}
    >
      {icon}
      <span aria-hidden="true">{words}</span>
      <input
        type="file"
        accept={accept}
        {...(camera && { capture: "environment" as const })}
        aria-disabled={full || undefined}
        {...rest}
        className={styles.input}
      />
    </li>
  );
}
