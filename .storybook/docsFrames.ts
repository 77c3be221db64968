import type { StoryGlobals } from "./globals.ts";

/**
 * Hands the toolbar's choices on to the stories that a page of documentation shows in frames of their own, such as
 * dialogs: Storybook opens those without them.
 */
export function handOnToFrames({ theme, brand, locale, direction }: StoryGlobals): void {
  document.documentElement.dataset.storyGlobals = JSON.stringify({ theme, brand, locale, direction });
}

/** What the page around this frame has handed on; nothing outside of such a frame. */
export function handedOn(): Partial<StoryGlobals> {
  const globals = window.frameElement?.ownerDocument.documentElement.dataset.storyGlobals;
  return globals ? (JSON.parse(globals) as StoryGlobals) : {};
}
