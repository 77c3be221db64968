"use client";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { useMessages } from "../../runtime/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { ProgressBar } from "../../primitives/ProgressBar/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import type { PhotoItem } from "./photoItems.ts";
import * as styles from "./UploadField.css.ts";

interface UploadTileProps {
  item: PhotoItem;
  /** Its place, from 1. */
  index: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo of an `UploadField`: how far it is, and the ways to send it again or take it out. */
export function UploadTile({ item, index, onRetry, onRemove }: UploadTileProps) {
  const { upload } = useMessages();
  return (
    <li data-part="photo" data-state={item.state} className={styles.tile}>
      <ProductImage
        src={item.preview ?? item.url}
        widths={item.preview ? [] : undefined}
        sizes="88px"
        alt={upload.photo({ index })}
        dimmed={item.state !== "done"}
        className={styles.picture}
      >
        {item.state === "sending" ? (
          <ProgressBar
            value={item.progress}
            label={upload.sending({ index, percent: Math.round(item.progress) })}
            className={styles.progress}
          />
        ) : null}
        {item.state === "failed" ? (
          <IconButton label={upload.again({ index })} variant="float" round onClick={onRetry} className={styles.again}>
            <RotateCw aria-hidden="true" />
          </IconButton>
        ) : null}
      </ProductImage>
      <IconButton
        label={upload.remove({ index })}
        variant="float"
        size="sm"
        round
        onClick={onRemove}
        className={styles.remove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </li>
  );
}
