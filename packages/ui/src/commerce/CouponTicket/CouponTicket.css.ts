import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";
import { measures } from "../../theme/measures.ts";

const { color, space, radius, size } = vars;

/** Half circles cut out at the top and bottom of one side: the perforation between stub and body. */
function notches(side: "left" | "right"): string {
  const x = side === "right" ? "100%" : "0";
  const hole = (y: string) => `radial-gradient(circle ${space[2]} at ${x} ${y}, transparent 98%, black)`;
  return `${hole("0")} 0 0 / 100% 51% no-repeat, ${hole("100%")} 0 100% / 100% 51% no-repeat`;
}

export const root = style(
  inLayer("commerce", {
    display: "flex",
    minBlockSize: space[24],
    minInlineSize: 0,
    color: color.text.primary,
    filter: `drop-shadow(0 0 ${space.px} ${color.ticket.edge}) drop-shadow(0 ${space.px} ${space.half} ${color.ticket.shadow})`,
  }),
);

export const stub = recipe({
  base: inLayer("commerce", {
    display: "grid",
    alignContent: "center",
    justifyItems: "center",
    gap: space[1],
    flex: "none",
    paddingInline: space[2],
    textAlign: "center",
    borderStartStartRadius: radius.panel.sm,
    borderEndStartRadius: radius.panel.sm,
    mask: notches("right"),
    selectors: { "[dir='rtl'] &": { mask: notches("left") } },
  }),
  variants: {
    issuer: {
      store: inLayer("commerce", { background: color.bg.brand, color: color.text.onBrand }),
      platform: inLayer("commerce", { background: color.bg.deal, color: color.text.onDeal }),
      spent: inLayer("commerce", { background: color.bg.neutral, color: color.text.secondary }),
    },
    compact: {
      true: inLayer("commerce", { inlineSize: measures.tick, paddingInline: space[1] }),
      false: inLayer("commerce", { inlineSize: measures.stub }),
    },
  },
});

export const value = recipe({
  base: [text.priceL, inLayer("commerce", { whiteSpace: "normal", overflowWrap: "anywhere", maxInlineSize: "100%" })],
  variants: {
    compact: { true: {}, false: inLayer("commerce", { fontSize: `calc(${vars.type.priceL.size} * 1.2)` }) },
  },
});

/** The text around the figure. */
export const sign = style(inLayer("commerce", { fontSize: "0.62em" }));

export const over = style([text.caption]);

export const body = style(
  inLayer("commerce", {
    flex: 1,
    minInlineSize: 0,
    // Too narrow for both side by side: the button goes below, so that the text is not cut off.
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    alignContent: "center",
    gap: `${space[2]} ${space[3]}`,
    paddingBlock: space[3],
    paddingInlineStart: space[4],
    paddingInlineEnd: space[3],
    background: color.bg.raised,
    borderStartEndRadius: radius.panel.sm,
    borderEndEndRadius: radius.panel.sm,
    borderInlineStart: `${vars.line.strong} dashed ${color.border.control}`,
    marginInlineStart: `calc(-1 * ${vars.line.hairline})`,
    mask: notches("left"),
    selectors: { "[dir='rtl'] &": { mask: notches("right") } },
  }),
);

export const facts = style(
  // At least as wide as a date: beside it the button has its place only if both fit. In a column, because a track of a grid counts
  // as nothing in `min-content`.
  inLayer("commerce", {
    flex: `1 1 ${measures.stub}`,
    minInlineSize: "min-content",
    maxInlineSize: "100%",
    display: "flex",
    flexDirection: "column",
    gap: space[1],
  }),
);

export const scope = style([
  text.label,
  inLayer("commerce", {
    overflowWrap: "anywhere",
    // Chinese text breaks after punctuation, never inside a word.
    wordBreak: "keep-all",
    selectors: { [`${root}:is([data-state='used'], [data-state='expired']) &`]: { color: color.text.muted } },
  }),
]);

export const until = style([
  text.caption,
  // A date that is wider than the ticket breaks all the same.
  inLayer("commerce", { color: color.text.muted, wordBreak: "keep-all", overflowWrap: "break-word" }),
]);

export const soon = style([
  text.caption,
  inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    gap: space[1],
    color: color.text.deal,
    fontWeight: vars.font.weight.strong,
  }),
]);
export const soonIcon = style(inLayer("commerce", { inlineSize: size.icon.xs, blockSize: size.icon.xs, flex: "none" }));

export const share = style([
  text.caption,
  inLayer("commerce", { display: "flex", alignItems: "center", gap: space[2], color: color.text.muted }),
]);

export const bar = style(
  inLayer("commerce", {
    flex: 1,
    maxInlineSize: measures.tick,
    blockSize: space[1],
    borderRadius: radius.full,
    background: color.bg.neutral,
    overflow: "hidden",
  }),
);

/** In the colour of the stub. */
export const filled = recipe({
  base: inLayer("commerce", { display: "block", blockSize: "100%" }),
  variants: {
    issuer: {
      store: inLayer("commerce", { background: color.bg.brand }),
      platform: inLayer("commerce", { background: color.bg.deal }),
    },
  },
});

export const stamp = recipe({
  base: [
    text.caption,
    inLayer("commerce", {
      flex: "none",
      paddingBlock: space[1],
      paddingInline: space[2],
      borderRadius: radius.small,
      border: `${vars.line.strong} solid currentColor`,
      color: color.text.muted,
      fontWeight: vars.font.weight.bold,
    }),
  ],
  variants: {
    tilted: {
      true: inLayer("commerce", {
        transform: "rotate(-10deg)",
        textTransform: "uppercase",
        letterSpacing: vars.type.overline.tracking,
      }),
      false: {},
    },
  },
});
