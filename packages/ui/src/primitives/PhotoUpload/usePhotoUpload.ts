"use client";
import { type DragEvent, useRef, useState } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import type { PhotoItem } from "./photoItems.ts";
import { useFormEvents } from "./useFormEvents.ts";
import { type UploadPhoto, usePhotos } from "./usePhotos.ts";

interface PhotoUploadOptions {
  value: readonly string[];
  onValueChange: (event: { value: readonly string[] }) => void;
  limit: number;
  upload: UploadPhoto;
}

/** The logic of a `PhotoUpload`: takes files, reports on them, and blocks the form until all are uploaded. */
export function usePhotoUpload({ value, onValueChange, limit, upload }: PhotoUploadOptions) {
  const { upload: words } = useMessages();
  const photos = usePhotos({ urls: value, onChange: (urls) => onValueChange({ value: urls }), limit, upload });
  const { items } = photos;
  const control = useRef<HTMLInputElement>(null);
  const [notice, setNotice] = useState<string>();
  const [over, setOver] = useState(false);
  const failed = items.find(({ state }) => state === "failed");
  const sending = items.some(({ state }) => state === "sending");

  const take = (files: readonly File[]) => {
    const leftOut = photos.add(files);
    const count = Math.min(limit, items.length + files.length);
    setNotice(leftOut > 0 ? words.tooMany({ limit }) : words.added({ count, limit }));
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
    items,
    /** The control that takes the focus. */
    control,
    notice,
    /** Whether files are being dragged over the field. */
    over,
    /** Why a photo did not arrive. */
    failure: failed && (failed.reason || words.failed),
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
