import { expect } from "storybook/test";
import type { StoryContext } from "storybook/internal/types";
import { looseText } from "../scripts/translation/looseText.ts";

/**
 * A story's component must survive a browser's translator. The guides are our own pages, and on a page of documentation
 * Storybook's own texts stand around the stories.
 */
export async function expectTranslatable({ title, viewMode }: Pick<StoryContext, "title" | "viewMode">): Promise<void> {
  if (viewMode === "docs" || title.startsWith("Guides/")) return;
  await expect(looseText(document.body)).toEqual([]);
}
