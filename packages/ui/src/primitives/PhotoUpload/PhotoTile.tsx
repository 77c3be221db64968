"use client";
import RotateCw from "lucide-react/icons/rotate-cw";
import X from "lucide-react/icons/x";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { IconButton } from "../IconButton/index.ts";
import { ProductImage } from "../ProductImage/index.ts";
import { ProgressBar } from "../ProgressBar/index.ts";
import type { PhotoItem } from "./photoItems.ts";
import * as styles from "./PhotoUpload.css.ts";

interface PhotoTileProps {
  item: PhotoItem;
  /** Position, from 1. */
  index: number;
  onRetry: () => void;
  onRemove: () => void;
}

/** One photo of a `PhotoUpload`: how far it is, and the ways to send it again or take it out. */
export function PhotoTile({ item, index, onRetry, onRemove }: PhotoTileProps) {
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
          <IconButton label={upload.retry({ index })} variant="float" round onClick={onRetry} className={styles.again}>
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
