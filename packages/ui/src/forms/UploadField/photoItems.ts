/** A photo of an `UploadField`, on its way or there. */
export interface PhotoItem {
  /** Stays the same from the choice to the end. */
  readonly key: string;
  readonly state: "sending" | "failed" | "done";
  /** Address it is served from, once it is there. */
  readonly url?: string;
  /** What was chosen; absent for photos that were in the form already. */
  readonly file?: File;
  /** Address to show it from before it is there. */
  readonly preview?: string;
  /** Share that has been sent, 0 to 100. */
  readonly progress: number;
  /** Why the upload failed, in words. */
  readonly reason?: string;
}

/** The value of the field: a list of addresses; anything else counts as none. */
export function readUrls(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((url): url is string => typeof url === "string" && url !== "") : [];
}

/** Addresses of what has arrived, in the order of the choice. */
export function arrivedUrls(items: readonly PhotoItem[]): string[] {
  return items.flatMap(({ url }) => (url === undefined ? [] : [url]));
}

/** Photos that were in the form already. */
export function itemsOf(urls: readonly string[]): PhotoItem[] {
  return urls.map((url) => ({ key: url, state: "done", url, progress: 100 }));
}

/** The same items with one changed; a photo that is there a second time goes. */
export function withChange(items: readonly PhotoItem[], key: string, change: Partial<PhotoItem>): PhotoItem[] {
  const twice = change.url !== undefined && items.some((item) => item.url === change.url);
  if (twice) return items.filter((item) => item.key !== key);
  return items.map((item) => (item.key === key ? { ...item, ...change } : item));
}

export function sameUrls(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((url, at) => url === other[at]);
}
