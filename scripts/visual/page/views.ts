import type { Review, ReviewPicture, Size } from "../review.ts";
import { make } from "./elements.ts";

/** How a picture can be looked at. */
export const views = ["Together", "Before", "After", "Difference", "Slider"] as const;
export type View = (typeof views)[number];

/** The views that a picture has: one that is new has no before. */
export function viewsOf({ kind }: ReviewPicture): readonly View[] {
  if (kind === "new") return ["After"];
  return kind === "removed" ? ["Before"] : views;
}

/** A wide picture that is flatter, such as a row of buttons, is compared best with the other above it at full width. */
const mostFlat = 3;
const widestPhone = 480;
/** In px. Pictures become smaller to stand beside each other: two of a desktop, three of a phone. */
const columns = { phone: 330, desktop: 420 };

/** Draws a picture in one of its views. */
export function drawView(picture: ReviewPicture, view: View, sides: Review["sides"]): HTMLElement {
  if (view === "Slider") return slider(picture, sides);
  const figures = {
    Before: () => figure(picture.beforeFile, picture.before, "Before", sides.before),
    After: () => figure(picture.afterFile, picture.after, "After", sides.after),
    Difference: () => figure(picture.differenceFile, largest(picture), "Difference", "changed pixels in red"),
  };
  const shown = view === "Together" ? [figures.Before(), figures.After(), figures.Difference()] : [figures[view]()];
  const together = make("div", { class: "figures" }, ...shown);
  together.style.setProperty("--width", `${largest(picture).width}px`);
  together.style.setProperty("--column", `${columnFor(largest(picture))}px`);
  scrollTogether(shown.map((one) => one.querySelector<HTMLElement>(".frame")));
  return together;
}

function columnFor({ width, height }: Size): number {
  if (width <= widestPhone) return columns.phone;
  return width > mostFlat * height ? width : columns.desktop;
}

function largest({ before, after }: ReviewPicture): Size {
  const [one, other] = [before ?? after, after ?? before];
  return {
    width: Math.max(one?.width ?? 0, other?.width ?? 0),
    height: Math.max(one?.height ?? 0, other?.height ?? 0),
  };
}

function image(file: string | null, size: Size | null, description: string): HTMLImageElement {
  return make("img", { src: file, alt: description, width: size?.width ?? null, height: size?.height ?? null });
}

function figure(file: string | null, size: Size | null, name: string, side: string): HTMLElement {
  return make(
    "figure",
    {},
    make("figcaption", {}, make("strong", {}, name), " ", side),
    make("div", { class: "frame" }, image(file, size, name)),
  );
}

/** At actual size the frames scroll: all to the same place. */
function scrollTogether(frames: readonly (HTMLElement | null)[]): void {
  for (const frame of frames) {
    frame?.addEventListener("scroll", () => {
      for (const other of frames) other?.scrollTo(frame.scrollLeft, frame.scrollTop);
    });
  }
}

/** Both sides on top of each other. The whole picture is the slider: drag it, or use the arrow keys. */
function slider(picture: ReviewPicture, sides: Review["sides"]): HTMLElement {
  const size = largest(picture);
  const range = make("input", { type: "range", min: 0, max: 100, step: 0.5, value: 50, "aria-label": "Before" });
  const before = image(picture.beforeFile, picture.before, "Before");
  const after = image(picture.afterFile, picture.after, "After");
  before.className = "before";
  const stack = make("div", { class: "slider" }, after, before, range, make("span", { class: "handle" }));
  stack.style.setProperty("--width", `${size.width}px`);
  stack.style.setProperty("--height", `${size.height}`);
  const move = () => {
    stack.style.setProperty("--at", `${range.value}%`);
    range.setAttribute("aria-valuetext", `${Math.round(range.valueAsNumber)}% before`);
  };
  range.addEventListener("input", move);
  move();
  return make(
    "figure",
    { class: "sliding" },
    make(
      "figcaption",
      {},
      make("span", {}, make("strong", {}, "Before"), ` ${sides.before}`),
      make("span", {}, make("strong", {}, "After"), ` ${sides.after}`),
    ),
    make("div", { class: "frame" }, stack),
  );
}
