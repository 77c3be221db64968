"use client";
import { useEffect, useRef, useState } from "react";
import { arrivedUrls, itemsOf, type PhotoItem, sameUrls, withChange } from "./photoItems.ts";

/** Uploads one file and resolves to its address. Rejects with an Error whose message is shown to the buyer. */
export type UploadPhoto = (
  file: File,
  options: { readonly signal: AbortSignal; readonly onProgress: (event: { percent: number }) => void },
) => Promise<string>;

interface PhotosOptions {
  /** Addresses in the form now. */
  urls: readonly string[];
  onChange: (urls: string[]) => void;
  limit: number;
  upload: UploadPhoto;
}

/**
 * The photos of a field. Selected files are uploaded at once, and the form holds the addresses of the uploaded ones.
 */
export function usePhotos({ urls, onChange, limit, upload }: PhotosOptions) {
  const [items, setItems] = useState(() => itemsOf(urls));
  const reported = useRef(urls);
  const seen = useRef(urls);
  const running = useRef(new Map<string, AbortController>());
  const previews = useRef(new Map<string, string>());
  const made = useRef(0);

  useEffect(() => {
    const arrived = arrivedUrls(items);
    if (sameUrls(arrived, reported.current)) return;
    reported.current = arrived;
    onChange(arrived);
  }, [items, onChange]);

  // The form was filled or emptied from elsewhere, for example by a draft or a reset.
  useEffect(() => {
    if (sameUrls(urls, seen.current)) return;
    seen.current = urls;
    if (sameUrls(urls, reported.current)) return;
    reported.current = urls;
    setItems(itemsOf(urls));
  }, [urls]);

  useEffect(() => {
    const [sending, shown] = [running.current, previews.current];
    return () => {
      for (const one of sending.values()) one.abort();
      for (const address of shown.values()) URL.revokeObjectURL(address);
    };
  }, []);

  const change = (key: string, to: Partial<PhotoItem>) => setItems((now) => withChange(now, key, to));
  const send = async (key: string, file: File) => {
    const stop = new AbortController();
    running.current.set(key, stop);
    const onProgress = ({ percent }: { percent: number }) => change(key, { progress: percent });
    try {
      const url = await upload(file, { signal: stop.signal, onProgress });
      if (!stop.signal.aborted) change(key, { state: "done", url, progress: 100 });
    } catch (error) {
      const reason = error instanceof Error ? error.message : "";
      if (!stop.signal.aborted) change(key, { state: "failed", reason });
    } finally {
      running.current.delete(key);
    }
  };
  return {
    items,
    /** Adds as many as fit and returns how many were left out. */
    add(files: readonly File[]): number {
      const taken = files.slice(0, Math.max(0, limit - items.length)).map((file): PhotoItem & { file: File } => {
        made.current += 1;
        const key = `new-${made.current}`;
        const preview = URL.createObjectURL(file);
        previews.current.set(key, preview);
        return { key, state: "sending", file, preview, progress: 0 };
      });
      setItems((now) => [...now, ...taken]);
      for (const { key, file } of taken) void send(key, file);
      return files.length - taken.length;
    },
    retry({ key, file }: PhotoItem): void {
      if (!file) return;
      change(key, { state: "sending", progress: 0 });
      void send(key, file);
    },
    remove({ key }: PhotoItem): void {
      running.current.get(key)?.abort();
      const preview = previews.current.get(key);
      if (preview) URL.revokeObjectURL(preview);
      previews.current.delete(key);
      setItems((now) => now.filter((item) => item.key !== key));
    },
  };
}
