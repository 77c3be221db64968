import { below, from, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { measures } from "@sundry/ui/theme/measures";
import { shopSize } from "../../shared/layout/shopSize.ts";
import { globalStyle, style } from "@vanilla-extract/css";

const { color, space, size, elevation, motion, line } = vars;
const { shell } = shopSize;
const phone = below("md");

/** Takes part in the layout through its rows alone: the bar has the whole page to stay in. */
export const root = style(inLayer("app", { display: "contents" }));

const home = `${root}[data-kind='home']`;
const onPage = `${root}:not([data-kind='home'])`;
const onPicture = `${root}[data-kind='picture']`;

/** The head of a phone's home page. */
const field = { background: color.bg.brand, color: color.text.onBrand } as const;

/** Over the page and, because it comes in over it, over the top bar. */
const floating = {
  zIndex: `calc(${vars.zIndex.header} + 2)`,
  background: color.bg.raised,
  boxShadow: elevation.e2,
  translate: `0 ${shell.floating}`,
} as const;

/**
 * Leaves the window with the page, to just above its edge, and floats in from there with the part of it that a scrolled page keeps:
 * 64 px. It moves without a new layout, so nothing else does. It leaves at once, or it would slide when a page opens at its top. On
 * a phone it sticks: the row of the search at home, the whole bar elsewhere.
 */
export const bar = style(
  inLayer("app", {
    position: "sticky",
    zIndex: vars.zIndex.header,
    insetBlockStart: `calc(-1 * ${shell.bar})`,
    background: color.bg.page,
    selectors: {
      "&[data-gone][data-raised]": {
        ...floating,
        transition: `translate ${motion.duration.base} ${motion.easing.enter}`,
      },
      // Where the keyboard is must be seen.
      "&[data-gone]:has(:focus-visible)": floating,
    },
    "@media": {
      [phone]: {
        selectors: {
          "&[data-gone][data-raised], &[data-gone]:has(:focus-visible)": {
            zIndex: vars.zIndex.header,
            translate: "none",
          },
          [`${home} > &`]: { ...field, insetBlockStart: `calc(-1 * ${shell.phoneLogo})`, boxShadow: "none" },
          [`${onPage} > &`]: { insetBlockStart: 0, boxShadow: `0 ${line.hairline} 0 ${color.border.hairline}` },
          // The picture begins at the top of the page, under the bar.
          [`${onPicture} > &`]: { marginBlockEnd: `calc(-1 * ${shell.pageBar})` },
          [`${onPicture} > &:not([data-raised])`]: { background: "none", boxShadow: "none", pointerEvents: "none" },
        },
      },
      [media.flat]: {
        position: "static",
        selectors: { "&[data-gone][data-raised], &[data-gone]:has(:focus-visible)": { translate: "none" } },
      },
      [media.reducedMotion]: { selectors: { "&[data-gone][data-raised]": { transition: "none" } } },
    },
  }),
);

globalStyle(`${onPicture} > ${bar} button, ${onPicture} > ${bar} a`, globalInLayer("app", { pointerEvents: "auto" }));

export const row = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[10],
    blockSize: shell.bar,
    paddingBlockStart: space[2],
    "@media": {
      [below("lg")]: { gap: space[6] },
      [phone]: {
        selectors: {
          [`${home} &`]: {
            flexWrap: "wrap",
            alignContent: "flex-start",
            gap: 0,
            blockSize: `calc(${shell.phoneLogo} + ${shell.pageBar})`,
            paddingBlockStart: 0,
          },
          [`${onPage} &`]: { gap: space[1], blockSize: shell.pageBar, paddingBlockStart: 0 },
          [`${onPicture} &`]: { gap: space[2] },
        },
      },
    },
  }),
);

export const logo = style(
  inLayer("app", {
    minInlineSize: `calc(${measures.categoryRail} - ${space[10]})`,
    "@media": {
      [below("lg")]: { minInlineSize: 0 },
      [phone]: {
        display: "flex",
        alignItems: "center",
        flex: 1,
        blockSize: shell.phoneLogo,
        selectors: { [`${onPage} &`]: { display: "none" } },
      },
    },
  }),
);

/** The suggestions hang below it. */
export const search = style(
  inLayer("app", {
    position: "relative",
    flex: `0 1 ${shell.search}`,
    minInlineSize: 0,
    "@media": {
      [below("lg")]: { flex: 1 },
      [phone]: {
        selectors: {
          [`${home} &`]: { flex: "1 0 100%", order: 1, paddingBlock: space[1] },
          [`${onPage} &`]: { display: "none" },
          [`${onPage}[data-searching] &`]: { display: "block", order: -1 },
        },
      },
    },
  }),
);

export const actions = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    flex: "none",
    gap: space[1],
    marginInlineStart: "auto",
    whiteSpace: "nowrap",
    "@media": { [below("lg")]: { display: "none" } },
  }),
);

export const phoneActions = style(
  inLayer("app", {
    display: "none",
    alignItems: "center",
    // The icons end with the page's column.
    marginInlineEnd: `calc(-1 * ${space[3]})`,
    "@media": { [phone]: { display: "flex" } },
  }),
);

/**
 * Below the bar, under which it scrolls away. Without words it only keeps the search off the row below. A phone has no room
 * for it: there the words are in the list that the search opens.
 */
export const hotRow = style(
  inLayer("app", {
    blockSize: `calc(${shell.header} - ${shell.bar})`,
    selectors: { "&[data-empty]": { blockSize: space[2] } },
    "@media": {
      [media.touch]: { selectors: { "&:not([data-empty])": { blockSize: size.touch } } },
      [phone]: { display: "none" },
    },
  }),
);

/** Begins where the text of the search does. What finds no room is left out. */
export const hot = style([
  text.caption,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    columnGap: space[1],
    // Room for the ring of the first and the last word.
    marginInlineStart: `calc(${measures.categoryRail} + ${space[2]})`,
    paddingInline: space[1],
    blockSize: space[6],
    overflow: "hidden",
    color: color.text.secondary,
    "@media": {
      [below("lg")]: { marginInlineStart: `calc(${measures.categoryRail} - ${space[16]} - ${space[1]})` },
      [media.touch]: { blockSize: size.touch },
    },
  }),
]);

const word = {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minBlockSize: space[6],
  paddingInline: space[1],
  whiteSpace: "nowrap",
  "@media": {
    [media.touch]: { minBlockSize: size.touch, minInlineSize: size.touch },
  },
} as const;

export const hotTitle = style(
  inLayer("app", {
    ...word,
    fontWeight: vars.font.weight.control,
    color: color.text.primary,
  }),
);

export const hotWord = style(
  inLayer("app", {
    ...word,
    borderRadius: vars.radius.control.xs,
    selectors: {
      "&:hover": { textDecoration: "underline" },
      // Inside the word: the row cuts off what is outside.
      "&:focus-visible": { outlineOffset: `calc(-1 * ${line.strong})` },
    },
  }),
);

export const cart = style(
  inLayer("app", {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space["2half"],
    blockSize: size.control.lg,
    paddingInline: space[4],
    borderRadius: vars.radius.control.lg,
    background: color.action.quiet,
    fontWeight: vars.font.weight.control,
    transition: `background-color ${motion.duration.fast}`,
    selectors: { "&:hover": { background: color.action.quietHover } },
  }),
);

/** On the cobalt field the ring is white. */
globalStyle(
  `${logo} a:focus-visible, ${phoneActions} button:focus-visible`,
  globalInLayer("app", { outlineColor: "currentColor" }),
);

/** A toast stands below the header at the top of a page, on a phone below the search, and below the bar of a scrolled page. */
const toastAt = (page: string, query: string, ...heights: string[]) => {
  const place = { "--sundry-toast-top": `calc(${[...heights, space[2]].join(" + ")})` };
  globalStyle(`:root:has(${page})`, globalInLayer("app", { "@media": { [query]: { vars: place } } }));
};

toastAt(root, phone, shell.pageBar);
toastAt(home, phone, shell.phoneLogo, shell.pageBar);
const atRest = `${root} > ${bar}:not([data-gone])`;
toastAt(atRest, from("md"), shell.topBar, shell.header);
toastAt(atRest, from("lg"), shell.topBar, shell.header, shell.navRow);
toastAt(`[data-advert] ~ ${atRest}`, from("md"), shell.advert, shell.topBar, shell.header);
toastAt(`[data-advert] ~ ${atRest}`, from("lg"), shell.advert, shell.topBar, shell.header, shell.navRow);
