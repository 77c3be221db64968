import { media } from "@sundry/ui/theme/breakpoints";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { attempt } from "../../start/attempt.ts";
import * as styles from "./bagThread.css.ts";
import { strandsBetween } from "./strands.ts";

/** How long the thread is on its way, in ms. */
const DURATION = 300;

/** Length of what is seen of it, as a part of the way. */
const SEEN = 0.55;

/** The bag weaves its rows upwards from here, in parts of its height. */
const ROW = { first: 18.9 / 24, height: 2.2 / 24, last: 4, start: 5 / 24 };

/**
 * A thread from the pressed button to the bag's next row, in the colours of the bag. Resolves when it has arrived.
 * Undefined where no bag is in sight, and for buyers who want no motion.
 */
export function runThread(from: DOMRect): Promise<void> | undefined {
  const bag = window.matchMedia(media.reducedMotion).matches ? undefined : bagInSight();
  if (!bag) return undefined;
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.dataset.part = "bag-thread";
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", styles.thread);
  const centre = { x: from.left + from.width / 2, y: from.top + from.height / 2 };
  for (const [index, way] of strandsBetween(centre, nextRowOf(bag)).entries()) {
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    path.setAttribute("d", way);
    path.setAttribute("pathLength", "1");
    path.setAttribute("class", index === 0 ? styles.first : styles.second);
    path.setAttribute("stroke-dasharray", `${SEEN} 2`);
    path.animate({ strokeDashoffset: [SEEN, -1] }, { duration: DURATION, easing: "ease-in-out", fill: "both" });
    svg.append(path);
  }
  document.body.append(svg);
  // Not when the animation ends: a tab in the background would wait.
  return new Promise((resolve) => {
    setTimeout(() => {
      svg.remove();
      resolve();
    }, DURATION);
  });
}

/** The bag of the header or of the bar at the bottom, whichever is on the screen. */
function bagInSight(): Element | undefined {
  const bags = document.querySelectorAll(`a[href$="${CSS.escape(hrefTo.cart())}"] [data-component=CartBag]`);
  return [...bags].find(isInSight);
}

function isInSight(element: Element): boolean {
  const { top, bottom, left, right, width } = element.getBoundingClientRect();
  if (width === 0 || top < 0 || left < 0 || bottom > window.innerHeight || right > window.innerWidth) return false;
  // Older browsers have no such function.
  return attempt(() => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }), true);
}

function nextRowOf(bag: Element): { x: number; y: number } {
  const { left, top, width, height } = bag.getBoundingClientRect();
  const row = Math.min(Number(bag.getAttribute("data-rows")), ROW.last);
  return { x: left + width * ROW.start, y: top + height * (ROW.first - row * ROW.height) };
}
