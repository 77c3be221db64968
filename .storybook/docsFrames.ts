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
 * In such a frame, an opening dialog takes the focus. Here it does so without scrolling the page of documentation to itself, and
 * gives the focus back to the page when the story stands.
 */
export function leavePageInPlace(): void {
  if (!pageAround()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  void addons.ready().then((channel) =>
    channel.once(STORY_FINISHED, () => {
      HTMLElement.prototype.focus = focus;
      if (document.hasFocus()) window.parent.focus();
    }),
  );
}
