import { afterEach, expect } from "vitest";
import { page } from "vitest/browser";

/** The part of a composed story that a picture depends on. */
interface PicturedStory {
  readonly id: string;
  readonly tags: readonly string[];
}

/** Waits until nothing on the page can still change its looks: fonts, pictures, layout. */
async function settle(): Promise<void> {
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** The element to look at: the story's ground, or the whole page where something lies over it. */
function subject({ tags }: PicturedStory): HTMLElement {
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  return tags.includes("overlay") || !stage ? document.body : stage;
}

/** An element can only be photographed as far as the window shows it. */
async function fitWindow(element: HTMLElement): Promise<void> {
  const needed = Math.ceil(element.getBoundingClientRect().height);
  if (needed > window.innerHeight) await page.viewport(window.innerWidth, needed);
}

async function photograph(story: PicturedStory, name: string): Promise<void> {
  const element = subject(story);
  await settle();
  await fitWindow(element);
  await settle();
  await expect.element(page.elementLocator(element)).toMatchScreenshot(name);
}

/** After each story its picture; a gallery also in the second brand, because it shows all there is. */
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: PicturedStory };
  if (!story || context.task.result?.state === "fail") return;
  await photograph(story, story.id);
  if (!story.tags.includes("gallery")) return;
  document.documentElement.dataset.brand = "harbour";
  await photograph(story, `${story.id}--harbour`);
});
