import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { Fragment, type PropsWithChildren, useEffect, useState } from "react";
import { GLOBALS_UPDATED } from "storybook/internal/core-events";
import { addons } from "storybook/preview-api";
import { handOnToFrames } from "./docsFrames.ts";
import { initialGlobals, type StoryGlobals } from "./globals.ts";
import { looks } from "./looks.ts";

/** The choices of the toolbar, as the first story of the page has them. */
function globalsOf(context: DocsContainerProps["context"]): StoryGlobals {
  const [story] = context.componentStories();
  return story ? (context.getStoryContext(story).globals as StoryGlobals) : initialGlobals;
}

/** A page of documentation in our look and in the theme of the toolbar. */
export function ThemedDocs({ children, ...props }: PropsWithChildren<DocsContainerProps>) {
  const { context } = props;
  const [globals, setGlobals] = useState(() => globalsOf(context));
  useEffect(() => {
    const channel = addons.getChannel();
    // A story in a frame of its own sends the event too, with its own globals.
    const follow = () => setGlobals(globalsOf(context));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, [context]);
  handOnToFrames(globals);
  const { theme, brand, locale, direction } = globals;
  return (
    <DocsContainer {...props} theme={looks[theme]}>
      {/* Frames read the choices once, when they load. */}
      <Fragment key={`${theme} ${brand} ${locale} ${direction}`}>{children}</Fragment>
    </DocsContainer>
  );
}
