import { afterEach, beforeAll, expect } from "vitest";
import { page } from "vitest/browser";

/** The part of a composed story that a picture depends on. */
interface PicturedStory {
  readonly id: string;
  readonly tags: readonly string[];
}

/**
 * Photographs in few flat greys. Where and how large they are is what a picture compares; as they are, one of them weighs more
 * than all the rest of its page.
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

/** Waits until nothing on the page can still change its looks: fonts, pictures, layout. */
async function settle(): Promise<void> {
  // A picture out of sight would wait for ever.
  for (const image of document.images) image.loading = "eager";
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
  const picture = page.elementLocator(element);
  await expect
    .element(picture)
    .toMatchScreenshot(name)
    .catch((error: unknown) => {
      // A new story has nothing to be compared with: its first picture is the reference.
      if (!(error instanceof Error) || !error.message.includes("No existing reference screenshot")) throw error;
      console.info(`new picture: ${name}`);
    });
}

/** One set is enough to see that a component takes all it wears from the theme. */
const isBrandSet = () => document.documentElement.dataset.theme === "light" && window.innerWidth > 1000;

beforeAll(flattenPhotographs);

/** After each story its picture; a gallery, because it shows all there is, also in the second brand. */
afterEach(async (context) => {
  const { story } = context as typeof context & { story?: PicturedStory };
  if (!story || context.task.result?.state === "fail") return;
  await photograph(story, story.id);
  if (!story.tags.includes("gallery") || !isBrandSet()) return;
  document.documentElement.dataset.brand = "harbour";
  await photograph(story, `${story.id}--harbour`);
});
