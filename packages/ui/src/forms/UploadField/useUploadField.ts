"use client";
import { type DragEvent, useRef, useState } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import { useMessages } from "../../runtime/index.ts";
import { errorText } from "../Field/useTextControl.ts";
import { type PhotoItem, readUrls } from "./photoItems.ts";
import { useFormEvents } from "./useFormEvents.ts";
import { type UploadPhoto, usePhotos } from "./usePhotos.ts";

interface UploadFieldOptions {
  name: string;
  limit: number;
  upload: UploadPhoto;
}

/** The logic of an `UploadField`: takes files, reports on them, and blocks the form until all are uploaded. */
export function useUploadField({ name, limit, upload }: UploadFieldOptions) {
  const { upload: words } = useMessages();
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const photos = usePhotos({ urls: readUrls(field.value), onChange: field.onChange, limit, upload });
  const { items } = photos;
  const control = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string>();
  const [over, setOver] = useState(false);
  const failed = items.find(({ state }) => state === "failed");
  const sending = items.some(({ state }) => state === "sending");

  const take = (files: readonly File[]) => {
    const leftOut = photos.add(files);
    const count = Math.min(limit, items.length + files.length);
    setNotice(leftOut > 0 ? words.tooMany({ limit }) : words.taken({ count, limit }));
  };
  useFormEvents(control, {
    onPaste: take,
    blockedBy: () => (sending ? words.wait : failed ? words.notSent : undefined),
    onBlocked: (reason) => {
      setNotice(reason);
      control.current?.focus();
    },
  });
  return {
    field,
    items,
    /** For the control that takes the focus. */
    attach(element: HTMLInputElement | null): void {
      control.current = element;
      field.ref(element);
    },
    notice,
    /** Files are being dragged over the field. */
    over,
    error: errorText(get(formState.errors, name)) ?? (failed && (failed.reason || words.failed)),
    full: items.length >= limit,
    take,
    retry: photos.retry,
    remove(item: PhotoItem): void {
      photos.remove(item);
      setNotice(words.removed({ count: items.length - 1, limit }));
      control.current?.focus();
    },
    refuseMore: () => setNotice(words.tooMany({ limit })),
    drag(event: DragEvent): void {
      if (!event.dataTransfer.types.includes("Files")) return;
      event.preventDefault();
      setOver(event.type === "dragover");
      if (event.type === "drop") take([...event.dataTransfer.files]);
    },
  };
}
