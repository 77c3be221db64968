import { media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { globalStyle, keyframes, style } from "@vanilla-extract/css";

const { space, size } = vars;

const past = keyframes({ to: { translate: "-50% 0" } });

export const window = style(
  inLayer("app", {
    flex: 1,
    minInlineSize: 0,
    overflow: "hidden",
    // A line that goes on fades out instead of ending inside a letter.
    maskImage: `linear-gradient(to right, black calc(100% - ${space[8]}), transparent)`,
    selectors: {
      "[dir='rtl'] &": { maskImage: `linear-gradient(to left, black calc(100% - ${space[8]}), transparent)` },
    },
    "@media": {
      [media.reducedMotion]: { overflowX: "auto", scrollbarWidth: "none" },
    },
  }),
);

export const track = style(
  inLayer("app", {
    display: "flex",
    inlineSize: "max-content",
    animation: `${past} ${vars.motion.duration.ticker} linear infinite`,
    selectors: {
      "&[data-paused], &:hover, &:focus-within": { animationPlayState: "paused" },
      "[dir='rtl'] &": { animationDirection: "reverse" },
    },
    "@media": { [media.reducedMotion]: { animation: "none" } },
  }),
);

export const run = style(
  // As tall with the announcements as before they load.
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    gap: space[10],
    blockSize: size.control.sm,
    paddingInlineEnd: space[10],
  }),
);

export const copy = style(inLayer("app", { "@media": { [media.reducedMotion]: { display: "none" } } }));

export const link = style(
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: size.control.sm,
    selectors: {
      "&:hover": { textDecoration: "underline" },
      // The window cuts off anything that extends beyond it.
      "&:focus-visible": { outlineOffset: `calc(-1 * ${vars.line.strong})` },
    },
  }),
);

export const button = style(
  inLayer("app", { flex: "none", inlineSize: size.cell.sm, blockSize: size.cell.sm, minBlockSize: 0 }),
);

globalStyle(`${button} svg`, inLayer("app", { inlineSize: size.icon.xs, blockSize: size.icon.xs }));
