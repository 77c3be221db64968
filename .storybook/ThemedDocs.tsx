import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import type { ThemeName } from "./globals.ts";
import { looks } from "./looks.ts";

/** The theme that a page of documentation opens in. */
function themeOf(context: DocsContainerProps["context"]): ThemeName {
  const [story] = context.componentStories();
  return story && (context.getStoryContext(story).globals as { theme?: unknown }).theme === "dark" ? "dark" : "light";
}

/** A page of documentation in our look and in the theme of the toolbar. */
export function ThemedDocs(props: DocsContainerProps) {
  const { context } = props;
  const [theme, setTheme] = useState(() => themeOf(context));
  useEffect(() => {
    const channel = addons.getChannel();
    // A story in a frame of its own sends the event too, with its own theme.
    const follow = () => setTheme(themeOf(context));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  return <DocsContainer {...props} theme={looks[theme]} />;
}
