import { attempt } from "../../start/attempt.ts";

/** Whether the browser has the system's sheet for sharing. */
export function canShare(): boolean {
  return attempt(() => typeof navigator.share === "function", false);
}

/** Opens the system's sheet for sharing; nothing happens where the browser or the visitor refuses. */
export async function shareLink(link: { title: string; url: string }): Promise<void> {
  await attempt(() => navigator.share(link), undefined)?.catch(() => undefined);
}
