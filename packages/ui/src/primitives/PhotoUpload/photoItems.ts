/** A photo of a `PhotoUpload`, uploading or uploaded. */
export interface PhotoItem {
  /** Stays the same from selection to upload. */
  readonly key: string;
  readonly state: "sending" | "failed" | "done";
  /** Address on the server, once uploaded. */
  readonly url?: string;
  /** The selected file; absent for photos that were in the form already. */
  readonly file?: File;
  /** Local address, to show the photo before it is uploaded. */
  readonly preview?: string;
  /** Share uploaded, 0 to 100. */
  readonly progress: number;
  /** Why the upload failed, as a message. */
  readonly reason?: string;
}

/** Reads the value of the field: a list of addresses. Any other value counts as empty. */
export function readUrls(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((url): url is string => typeof url === "string" && url !== "") : [];
}

/** Addresses of the uploaded photos, in the order of selection. */
export function arrivedUrls(items: readonly PhotoItem[]): string[] {
  return items.flatMap(({ url }) => (url === undefined ? [] : [url]));
}

/** Photos that were in the form already. */
export function itemsOf(urls: readonly string[]): PhotoItem[] {
  return urls.map((url) => ({ key: url, state: "done", url, progress: 100 }));
}

/** The same items with one changed. If its photo is in the list already, the item is dropped. */
export function withChange(items: readonly PhotoItem[], key: string, change: Partial<PhotoItem>): PhotoItem[] {
  const twice = change.url !== undefined && items.some((item) => item.url === change.url);
  if (twice) return items.filter((item) => item.key !== key);
  return items.map((item) => (item.key === key ? { ...item, ...change } : item));
}

export function sameUrls(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((url, at) => url === other[at]);
}
