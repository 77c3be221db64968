import { STORY_FINISHED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { StoryGlobals } from "./globals.ts";

/**
 * Hands the toolbar's choices on to the stories that a page of documentation shows in frames of their own, such as
 * dialogs: Storybook opens those without them.
 */
export function handOnToFrames({ theme, brand, locale, direction }: StoryGlobals): void {
  document.documentElement.dataset.storyGlobals = JSON.stringify({ theme, brand, locale, direction });
}

const pageAround = () => window.frameElement?.ownerDocument.documentElement.dataset.storyGlobals;

/** What the page around this frame has handed on; nothing outside of such a frame. */
export function handedOn(): Partial<StoryGlobals> {
  const globals = pageAround();
  return globals ? (JSON.parse(globals) as StoryGlobals) : {};
}

/**
 * In such a frame, an opening dialog would take the focus, and the page of documentation would scroll to it. So nothing in
 * the frame can have the focus until its story stands.
 */
export function leavePageInPlace(): void {
  if (!pageAround()) return;
  document.documentElement.inert = true;
  void addons.ready().then((channel) =>
    channel.once(STORY_FINISHED, () => {
      document.documentElement.inert = false;
    }),
  );
}
