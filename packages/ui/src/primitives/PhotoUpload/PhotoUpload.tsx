"use client";
import { type FocusEventHandler, type Ref, useState } from "react";
import { countOf, listOf } from "../../internal/given.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { Field, type FieldProps } from "../Field/index.ts";
import { PhotoTiles } from "./PhotoTiles.tsx";
import type { UploadPhoto } from "./usePhotos.ts";
import { usePhotoUpload } from "./usePhotoUpload.ts";

/** Props of {@link PhotoUpload}. */
export interface PhotoUploadProps
  extends Omit<FieldProps, "children" | "counter" | "notice" | "group" | "aside" | "defaultValue" | "onBlur"> {
  /** Addresses of the photos, in order. */
  value?: readonly string[] | undefined;
  /** The initial photos if uncontrolled. @default [] */
  defaultValue?: readonly string[] | undefined;
  /** Called with the addresses of what has arrived. */
  onValueChange?: ((event: { value: readonly string[] }) => void) | undefined;
  /** Maximum number of photos. */
  limit: number;
  /** Uploads one file and resolves to its address. If it rejects, the buyer sees the error's message. */
  upload: UploadPhoto;
  /** Name in a form. */
  name?: string | undefined;
  /** Reaches the control that takes the focus. */
  controlRef?: Ref<HTMLInputElement> | undefined;
  /** Called when the control loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
}

/**
 * Photos to add: chosen, dropped, pasted or taken with the camera, and uploaded at once. It is a whole field with its label, and keeps
 * a form around it from being submitted while a photo is uploading or has failed. For react-hook-form use `UploadField`.
 */
export function PhotoUpload(props: PhotoUploadProps) {
  const {
    value,
    defaultValue = [],
    onValueChange,
    limit: most,
    upload,
    name,
    controlRef,
    onBlur,
    error,
    ...rest
  } = props;
  const limit = countOf(most) ?? 1;
  const { field: fieldWords } = useMessages();
  const [own, setOwn] = useState(listOf(defaultValue));
  const photos = usePhotoUpload({
    value: value ?? own,
    onValueChange: (event) => {
      setOwn(event.value);
      onValueChange?.(event);
    },
    limit,
    upload,
  });
  return (
    <Field
      {...rest}
      error={error ?? photos.failure}
      counter={fieldWords.counter({ used: photos.items.length, limit })}
      notice={photos.notice}
    >
      <PhotoTiles photos={photos} limit={limit} name={name} controlRef={controlRef} onBlur={onBlur} />
    </Field>
  );
}
