import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./PhotoUpload.css.ts";

interface AddPhotoTileProps extends Omit<ComponentPropsWithRef<"input">, "type"> {
  icon: ReactNode;
  /** Text under the icon. The accessible name comes from the caller. */
  words: string;
  /** Takes a photo with the rear camera; shown only on devices that have one. */
  camera?: boolean | undefined;
  /** Whether the limit is reached. */
  full?: boolean | undefined;
}

/** Formats that every browser can show. Phones convert their own formats to one of these. */
const accept = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** A place of a `PhotoUpload` that is still empty. */
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
