"use client";
import { clsx } from "clsx";
import { Camera, ImagePlus } from "lucide-react";
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import { useMessages } from "../../runtime/index.ts";
import { describedBy, Field, type FieldIds } from "../Field/index.ts";
import { errorText } from "../Field/useTextControl.ts";
import { readUrls } from "./photoItems.ts";
import { UploadTile } from "./UploadTile.tsx";
import * as styles from "./UploadField.css.ts";
import { useOwnForm } from "./useOwnForm.ts";
import { type UploadPhoto, usePhotos } from "./usePhotos.ts";

/** Kinds that every browser shows; phones turn their own kinds into one of these. */
const accept = "image/jpeg,image/png,image/webp,image/gif,image/avif";

/** Props of {@link UploadField}. */
export interface UploadFieldProps {
  /** Name of a list of addresses in the form's schema. */
  name: string;
  label: ReactNode;
  help?: ReactNode | undefined;
  /** @default false */
  optional?: boolean | undefined;
  /** Most photos. */
  limit: number;
  /** Sends one file and answers its address; the message of a rejection is shown to the buyer. */
  upload: UploadPhoto;
  className?: string | undefined;
}

/**
 * Photos in a `Form`: chosen, dropped, pasted or taken with the phone's camera, and sent at once. The form holds the addresses in
 * the order of the choice, and is not sent while one is on its way or has failed.
 */
export function UploadField({ name, label, help, optional = false, limit, upload, className }: UploadFieldProps) {
  const id = useId();
  const ids: FieldIds = { control: id, help: `${id}-help`, error: `${id}-error` };
  const { upload: words, field: fieldWords } = useMessages();
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const { items, add, retry, remove } = usePhotos({
    urls: readUrls(field.value),
    onChange: field.onChange,
    limit,
    upload,
  });
  const control = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string>();
  const [over, setOver] = useState(false);
  const failed = items.find(({ state }) => state === "failed");
  const sending = items.some(({ state }) => state === "sending");
  const error = errorText(get(formState.errors, name)) ?? (failed && (failed.reason || words.failed));
  const take = (files: readonly File[]) => {
    const leftOut = add(files);
    setNotice(
      leftOut > 0
        ? words.tooMany({ limit })
        : words.taken({ count: Math.min(limit, items.length + files.length), limit }),
    );
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take([...(event.currentTarget.files ?? [])]);
    // The same file can be chosen once more, after it was taken out.
    event.currentTarget.value = "";
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(event.type === "dragover");
    if (event.type === "drop") take([...event.dataTransfer.files]);
  };
  useOwnForm(control, {
    onPaste: take,
    holdBack: () => (sending ? words.wait : failed ? words.notSent : undefined),
    onHeldBack: (reason) => {
      setNotice(reason);
      control.current?.focus();
    },
  });
  const full = items.length >= limit;
  return (
    <Field
      data-field="UploadField"
      ids={ids}
      label={label}
      help={help}
      error={error}
      optional={optional}
      counter={fieldWords.counter({ used: items.length, limit })}
      notice={notice}
      className={className}
    >
      <ul data-over={over || undefined} className={styles.tiles} onDragOver={drag} onDragLeave={drag} onDrop={drag}>
        {items.map((item, at) => (
          <UploadTile
            key={item.key}
            item={item}
            index={at + 1}
            onRetry={() => retry(item)}
            onRemove={() => {
              remove(item);
              setNotice(words.removed({ count: items.length - 1, limit }));
              control.current?.focus();
            }}
          />
        ))}
        <li data-part="add" data-full={full || undefined} className={styles.add}>
          <ImagePlus aria-hidden="true" className={styles.icon} />
          <span aria-hidden="true">{words.add}</span>
          <input
            type="file"
            id={id}
            ref={(element) => {
              control.current = element;
              field.ref(element);
            }}
            name={name}
            accept={accept}
            multiple={limit > 1}
            aria-disabled={full || undefined}
            aria-invalid={Boolean(error) || undefined}
            aria-describedby={describedBy(ids, error, help)}
            className={styles.input}
            onClick={(event) => {
              if (!full) return;
              event.preventDefault();
              setNotice(words.tooMany({ limit }));
            }}
            onChange={choose}
            onBlur={field.onBlur}
          />
        </li>
        {full ? null : (
          <li data-part="camera" className={clsx(styles.add, styles.camera)}>
            <Camera aria-hidden="true" className={styles.icon} />
            <span aria-hidden="true">{words.camera}</span>
            <input
              type="file"
              accept={accept}
              capture="environment"
              aria-label={words.camera}
              className={styles.input}
              onChange={choose}
            />
          </li>
        )}
      </ul>
    </Field>
  );
}
