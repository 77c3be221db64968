import { media } from "@sundry/ui/theme/breakpoints";
import { attempt } from "../../start/attempt.ts";
import { hrefTo, pageAt, pages } from "./addresses.ts";

interface Place {
  pathname: string;
  search: string;
}

/** Name of the picture on its way; `document.css.ts` says how it moves. */
export const CARRIED = "goods-picture";

/** The picture of the goods opened last, in the size that the page before has shown. */
let known: { goodsId: string; src: string } | undefined;

/** A picture of goods that the browser already has, for a page that still loads; undefined if none was on the page before. */
export function knownPicture(goodsId: string): string | undefined {
  return known?.goodsId === goodsId ? known.src : undefined;
}

/** The goods whose picture goes from one page to the other, because one of them is the page of the goods. */
export function carriedGoods(from: Place, to: Place): string | undefined {
  const [leaves, opens] = [goodsOf(from), goodsOf(to)];
  return leaves !== undefined && opens !== undefined ? undefined : (opens ?? leaves);
}

function goodsOf({ pathname, search }: Place): string | undefined {
  if (pageAt(pathname) !== "goods") return undefined;
  return pages.goods.query.read(new URLSearchParams(search)).goodsId || undefined;
}

/**
 * Shows another page while the picture of these goods moves to its place there. `show` must render it before it
 * returns. Where the page has no such picture in sight, where the browser cannot do it, and for buyers who want no
 * motion, `otherwise` shows the page.
 */
export function carryPicture(goodsId: string, { show, otherwise }: { show: () => void; otherwise: () => void }): void {
  const picture = pictureOf(goodsId);
  const image = picture?.querySelector("img");
  if (image?.currentSrc) known = { goodsId, src: image.currentSrc };
  if (!picture || window.matchMedia(media.reducedMotion).matches) return otherwise();
  let carried: HTMLElement | undefined = picture;
  carried.style.viewTransitionName = CARRIED;
  const letGo = () => {
    if (carried) carried.style.viewTransitionName = "";
  };
  const change = () => {
    letGo();
    show();
    carried = pictureOf(goodsId);
    if (carried) carried.style.viewTransitionName = CARRIED;
  };
  // Older browsers have no such function.
  const transition = attempt(() => document.startViewTransition(change), undefined);
  if (!transition) {
    letGo();
    return otherwise();
  }
  // Another change of page, or a window resized meanwhile, ends it early: the page is there all the same.
  transition.ready.catch(() => undefined);
  transition.finished.then(letGo, letGo);
}

/** The picture of these goods in the window: the large one of their own page, or that beside a link to it. */
function pictureOf(goodsId: string): HTMLElement | undefined {
  const own = document.querySelector<HTMLElement>(`[data-goods-page="${CSS.escape(goodsId)}"] [data-part="stage"]`);
  if (own) return inSight(own) ? own : undefined;
  const address = hrefTo.goods({ goodsId });
  const found = [...document.querySelectorAll<HTMLAnchorElement>("main a[href], [role=dialog] a[href]")]
    .filter(({ href }) => ["", "&"].includes(href.split(address)[1]?.charAt(0) ?? "none"))
    .flatMap((link) => {
      const picture = within(link) ?? within(link.closest<HTMLElement>("article"));
      return picture && inSight(picture) ? [{ link, picture }] : [];
    });
  const pressed = found.find(({ link }) => link === document.activeElement);
  return (pressed ?? found[0])?.picture;
}

function within(element: HTMLElement | null): HTMLElement | undefined {
  return element?.querySelector<HTMLElement>("[data-component=ProductImage]") ?? undefined;
}

/** At least half of it, because one that comes from outside flies over the whole page. */
function inSight(element: Element): boolean {
  const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  const seenAcross = Math.min(right, innerWidth) - Math.max(left, 0);
  const seenDown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return width > 0 && seenAcross >= width / 2 && seenDown >= height / 2;
}
