"use client";
import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import type { ChangeEvent, FocusEventHandler, Ref } from "react";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { useFieldControl } from "../Field/fieldContext.ts";
import { AddPhotoTile } from "./AddPhotoTile.tsx";
import { PhotoTile } from "./PhotoTile.tsx";
import * as styles from "./PhotoUpload.css.ts";
import type { usePhotoUpload } from "./usePhotoUpload.ts";

interface PhotoTilesProps {
  photos: ReturnType<typeof usePhotoUpload>;
  limit: number;
  name: string | undefined;
  controlRef: Ref<HTMLInputElement> | undefined;
  onBlur: FocusEventHandler<HTMLInputElement> | undefined;
}

/** The photos, and the tiles that wait for more. */
export function PhotoTiles({ photos, limit, name, controlRef, onBlur }: PhotoTilesProps) {
  const { upload: words } = useMessages();
  const control = useFieldControl({});
  const { full } = photos;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    photos.take([...(event.currentTarget.files ?? [])]);
    // The same file can be chosen once more, after it was taken out.
    event.currentTarget.value = "";
  };
  return (
    <ul
      data-over={photos.over || undefined}
      className={styles.tiles}
      onDragOver={photos.drag}
      onDragLeave={photos.drag}
      onDrop={photos.drag}
    >
      {photos.items.map((item, at) => (
        <PhotoTile
          key={item.key}
          item={item}
          index={at + 1}
          onRetry={() => photos.retry(item)}
          onRemove={() => photos.remove(item)}
        />
      ))}
      <AddPhotoTile
        icon={<ImagePlus aria-hidden="true" className={styles.icon} />}
        words={words.add}
        full={full}
        {...control}
        ref={mergeRefs(photos.control, controlRef)}
        name={name}
        multiple={limit > 1}
        onClick={(event) => {
          if (!full) return;
          event.preventDefault();
          photos.refuseMore();
        }}
        onChange={choose}
        onBlur={onBlur}
      />
      {full ? null : (
        <AddPhotoTile
          camera
          icon={<Camera aria-hidden="true" className={styles.icon} />}
          words={words.camera}
          aria-label={words.camera}
          onChange={choose}
        />
      )}
    </ul>
  );
}
