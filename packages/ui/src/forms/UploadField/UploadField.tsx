"use client";
import Camera from "lucide-react/icons/camera";
import ImagePlus from "lucide-react/icons/image-plus";
import { type ChangeEvent, type ReactNode, useId } from "react";
import { useMessages } from "../../runtime/index.ts";
import { describedBy, Field, type FieldIds } from "../Field/index.ts";
import { AddPhotoTile } from "./AddPhotoTile.tsx";
import * as styles from "./UploadField.css.ts";
import { UploadTile } from "./UploadTile.tsx";
import type { UploadPhoto } from "./usePhotos.ts";
import { useUploadField } from "./useUploadField.ts";

/** Props of {@link UploadField}. */
export interface UploadFieldProps {
  /** Name of a list of addresses in the form's schema. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** @default false */
  optional?: boolean | undefined;
  /** Maximum number of photos. */
  limit: number;
  /** Uploads one file and resolves to its address. If it rejects, the buyer sees the error's message. */
  upload: UploadPhoto;
  /** Goes to the field. */
  className?: string | undefined;
}

/**
 * Photos in a `Form`: chosen, dropped, pasted or taken with the camera, and uploaded at once. The form holds their addresses
 * in order, and cannot be submitted while one is uploading or has failed.
 */
export function UploadField({ name, label, help, optional = false, limit, upload, className }: UploadFieldProps) {
  const id = useId();
  const ids: FieldIds = { control: id, help: `${id}-help`, error: `${id}-error` };
  const { upload: words, field: fieldWords } = useMessages();
  const photos = useUploadField({ name, limit, upload });
  const { items, error, full, field } = photos;
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    photos.take([...(event.currentTarget.files ?? [])]);
    // The same file can be chosen once more, after it was taken out.
    event.currentTarget.value = "";
  };
  return (
    <Field
      data-field="UploadField"
      ids={ids}
      label={label}
      help={help}
      error={error}
      optional={optional}
      counter={fieldWords.counter({ used: items.length, limit })}
      notice={photos.notice}
      className={className}
    >
      <ul
        data-over={photos.over || undefined}
        className={styles.tiles}
        onDragOver={photos.drag}
        onDragLeave={photos.drag}
        onDrop={photos.drag}
      >
        {items.map((item, at) => (
          <UploadTile
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
          id={id}
          ref={photos.attach}
          name={name}
          multiple={limit > 1}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(ids, error, help)}
          onClick={(event) => {
            if (!full) return;
            event.preventDefault();
            photos.refuseMore();
          }}
          onChange={choose}
          onBlur={field.onBlur}
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
    </Field>
  );
}
