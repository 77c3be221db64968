import { desk, type Engine, type Window } from "./drive/Engine.ts";
import { type Layout, measure } from "./page/measure.ts";
import { showStory } from "./page/showStory.ts";

/** Frames that an engine draws stories in at once: most of the time passes in waiting for them to be still. */
const framesAtOnce = 4;

/** Layouts of stories by their ids, drawn in an engine. */
export async function storyLayouts(
  engine: Engine,
  url: string,
  ids: readonly string[],
): Promise<Record<string, Layout>> {
  const layouts: Record<string, Layout> = {};
  const waiting = [...ids];
  const draw = async () => {
    const frame = await openFrame(engine, url);
    for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) layouts[id] = await storyIn(frame, id);
    await frame.close();
  };
  await Promise.all(Array.from({ length: framesAtOnce }, draw));
  return layouts;
}

/** Opens the empty frame of the stories. Axe, which runs elsewhere, would take most of the time. */
export async function openFrame(engine: Engine, url: string): Promise<Window> {
  const frame = await engine.window();
  await frame.resize(desk);
  await frame.open(`${url}/iframe.html?globals=a11y.manual:!true`);
  await frame.run(async () => {
    const site = globalThis as unknown as { __STORYBOOK_PREVIEW__?: { ready(): Promise<unknown> } };
    // WebKit calls the page loaded before its code has run.
    while (!site.__STORYBOOK_PREVIEW__) await new Promise((next) => setTimeout(next, 50));
    await site.__STORYBOOK_PREVIEW__.ready();
  });
  return frame;
}

/** Draws a story in place of the last one and measures it. Rejects if it fails. */
export async function storyIn(frame: Window, id: string): Promise<Layout> {
  await useKeyboard(frame);
  await frame.run(showStory, id);
  return frame.run(measure, 120, false);
}

/**
 * Moves the focus by a key. Engines show the focus that code sets only after a key, and WebKit takes a label that code
 * clicks for a pointer: without this, what a story shows would depend on the one before.
 */
async function useKeyboard(frame: Window): Promise<void> {
  await frame.run(() => {
    const buttons = [1, 2].map(() => document.createElement("button"));
    for (const button of buttons) button.className = "before-the-story";
    document.body.prepend(...buttons);
    buttons[0]?.focus();
  });
  await frame.press("Tab");
  await frame.run(() => {
    for (const button of document.querySelectorAll(".before-the-story")) button.remove();
  });
}
