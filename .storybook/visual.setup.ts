import { afterEach, beforeAll, expect } from "vitest";
import { page } from "vitest/browser";

/** The part of a composed story that its screenshot depends on. */
interface PicturedStory {
  readonly id: string;
  readonly tags: readonly string[];
}

/**
 * Replaces photos by a few flat greys. A screenshot compares where and how large they are; a real photo would weigh
 * more than the rest of its page.
 */
function flattenPhotographs(): void {
  // The files of a run share one page.
  if (document.getElementById("flat-tones")) return;
  const levels = "0 .25 .5 .75 1";
  const tones = ["R", "G", "B"].map((part) => `<feFunc${part} type="discrete" tableValues="${levels}"/>`).join("");
  const holder = document.createElement("div");
  holder.innerHTML = `<svg width="0" height="0" aria-hidden="true" style="position:fixed"><filter id="flat-tones" color-interpolation-filters="sRGB"><feComponentTransfer>${tones}</feComponentTransfer></filter></svg>
    <style>
      img { filter: grayscale(1) url(#flat-tones) !important; }
      [data-theme="dark"] img { filter: var(--sundry-filter-picture) grayscale(1) url(#flat-tones) !important; }
    </style>`;
  document.head.append(...holder.querySelectorAll("style"));
  document.documentElement.append(...holder.querySelectorAll("svg"));
}

/** Waits until nothing on the page can change any more: fonts, pictures, layout. */
async function settle(): Promise<void> {
  // A picture out of view would never load.
  for (const image of document.images) image.loading = "eager";
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  await document.fonts.ready;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}

/** The element to take: the story's background, or the whole page if something covers it. */
function subject({ tags }: PicturedStory): HTMLElement {
  const stage = document.querySelector<HTMLElement>("[data-stage]");
  return tags.includes("overlay") || !stage ? document.body : stage;
}

/** A screenshot of an element needs a window that shows all of it. */
async function fitWindow(element: HTMLElement): Promise<void> {
  const needed = Math.ceil(element.getBoundingClientRect().height);
  if (needed > window.innerHeight) await page.viewport(window.innerWidth, needed);
}

async function photograph(story: PicturedStory): Promise<void> {
  const element = subject(story);
  await settle();
  await fitWindow(element);
  await settle();
  await expect.element(page.elementLocator(element)).toMatchScreenshot(story.id);
}

beforeAll(flattenPhotographs);

/** Takes a screenshot after each story. */
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: PicturedStory };
  if (!story || context.task.result?.state === "fail") return;
  await photograph(story);
});
