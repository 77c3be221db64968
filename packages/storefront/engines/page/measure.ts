/** Something of a page that has a place: a control, a picture or a heading. */
export interface Piece {
  /** What it is, without numbers, which change with time. */
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Height of one line of its text, in px. */
  line: number;
  /** Whether it is as wide as its text, which each engine breaks in its own way. */
  inline: boolean;
}

/** A page as an engine lays it out. */
export interface Layout {
  pieces: Piece[];
  /** How many px the page is wider than its window. */
  sideways: number;
  /** Texts that lie where the bar of a part that scrolls by itself appears over it. */
  underBars: string[];
  title: string;
}

/**
 * Runs in the page: waits until nothing loads or moves any more, and measures every control, picture and heading in the
 * first two windows. Nothing may have changed for `calm` ms. Rejects if the page does not come to rest. `isPage`: it is
 * whole only with a heading, and when nothing is busy.
 */
export async function measure(calm: number, isPage = true): Promise<Layout> {
  const kinds =
    "a[href],button,input,select,textarea,summary,img,h1,h2,h3,h4,[role=button],[role=tab],[role=radio],[role=checkbox],[role=combobox],[role=slider],[role=switch]";
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels;
    const text =
      element.getAttribute("aria-label") ||
      element.getAttribute("alt") ||
      (labels?.length ? labels[0]?.textContent : "") ||
      (element.localName === "select" ? "" : element.textContent) ||
      element.getAttribute("placeholder") ||
      element.getAttribute("name") ||
      "";
    const kind = element.getAttribute("role") ?? element.localName;
    return `${kind} ${text
      .replace(/\s+/g, " ")
      .replace(/[\d.,:]+/g, "#")
      .trim()
      .slice(0, 60)}`.trim();
  };

  const pieces = (): Piece[] => {
    const found: Piece[] = [];
    for (const element of document.querySelectorAll(kinds)) {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      const y = box.top + scrollY;
      if (box.width <= 2 || box.height <= 2 || y >= 2 * innerHeight || box.bottom + scrollY <= 0) continue;
      // Beside the window: slides of a carousel that are not its turn.
      if (box.right <= 0 || box.left >= innerWidth) continue;
      const style = getComputedStyle(element);
      const line = Number.parseFloat(style.lineHeight) || 1.4 * Number.parseFloat(style.fontSize);
      const round = (value: number) => Math.round(value * 10) / 10;
      found.push({
        name: nameOf(element),
        x: round(box.left),
        y: round(y),
        width: round(box.width),
        height: round(box.height),
        line: round(line),
        inline: style.display === "inline" && element.localName !== "img",
      });
    }
    return found;
  };

  /** How much of its part a scroll bar covers where it takes no room, in px. */
  const bar = 8;
  const underBars = (): string[] =>
    [...document.body.querySelectorAll<HTMLElement>("*")].flatMap((part) => {
      if (part.scrollHeight <= part.clientHeight + 1 || !part.checkVisibility()) return [];
      const style = getComputedStyle(part);
      if (!/auto|scroll/.test(style.overflowY) || style.scrollbarWidth === "none") return [];
      const box = part.getBoundingClientRect();
      const edge = box.left + part.clientLeft + part.clientWidth - bar;
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const { right, top, width } = range.getBoundingClientRect();
        if (width > 1 && right > edge && right < edge + 2 * bar && top < box.bottom) found.push(text.textContent ?? "");
      }
      return found;
    });

  const difference = (before: string, after: string) =>
    after
      .split("},{")
      .filter((piece) => !before.includes(piece))
      .slice(0, 3)
      .join(" ");

  /** Whether it is in the part of the page that is measured; what is below may wait until somebody scrolls. */
  const isMeasured = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.top < innerHeight && box.bottom > 0 && box.right > 0 && box.left < innerWidth && box.width > 0;
  };

  /** What the page waits for; empty if nothing. */
  const waits = (): string => {
    if (document.readyState !== "complete") return "its files";
    if (isPage && ![...document.querySelectorAll("h1")].some((one) => one.checkVisibility())) return "a heading";
    // React marks what it has taken over.
    const content = document.getElementById("content");
    if (content && !Object.keys(content).some((name) => name.startsWith("__react"))) return "its code";
    const { onTheirWay } = globalThis as { onTheirWay?: () => number };
    if (onTheirWay && onTheirWay() > 0) return "answers";
    // Marked by who went to another page: the page before it.
    if (document.querySelector("h1[data-left]")) return "the next page";
    if (document.fonts.status !== "loaded") return "fonts";
    const busy = [...document.querySelectorAll("[aria-busy=true]")].find(isMeasured);
    if (isPage && busy) return `what is busy: ${busy.outerHTML.slice(0, 200)}`;
    const image = [...document.images].find((one) => !one.complete && isMeasured(one) && one.checkVisibility());
    return image ? `a picture: ${image.currentSrc || image.src}` : "";
  };

  const until = Date.now() + 20_000;
  const rest = async (top: number) => {
    let last = "";
    let waiting = "";
    for (let calmSince = Date.now(); Date.now() - calmSince < calm; ) {
      if (Date.now() > until) throw new Error(`“${document.title}” does not come to rest. It waits for ${waiting}.`);
      await new Promise((next) => setTimeout(next, 60));
      // Otherwise what sticks to the window would be somewhere.
      scrollTo({ top, behavior: "instant" });
      const now = JSON.stringify(pieces());
      waiting = waits() || (now === last ? "" : `what moves: ${difference(last, now)}`);
      if (waiting) calmSince = Date.now();
      last = now;
    }
  };
  // Parts of the second window may wait until somebody scrolls near them.
  await rest(innerHeight);
  await rest(0);
  const { scrollWidth, clientWidth } = document.documentElement;
  return { pieces: pieces(), sideways: scrollWidth - clientWidth, underBars: underBars(), title: document.title };
}
