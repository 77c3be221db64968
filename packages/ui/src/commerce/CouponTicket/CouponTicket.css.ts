import { globalStyle, style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { room } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { globalInLayer, inLayer } from "../../theme/inLayer.ts";
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
    containerType: "inline-size",
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
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "center",
    alignContent: "center",
    gap: `${space[1]} ${space[3]}`,
    paddingBlock: space[3],
    paddingInlineStart: space[4],
    paddingInlineEnd: space[3],
    background: color.bg.raised,
    borderStartEndRadius: radius.panel.sm,
    borderEndEndRadius: radius.panel.sm,
    borderInlineStart: `${vars.line.strong} dashed ${color.border.control}`,
    marginInlineStart: `calc(-1 * ${vars.line.hairline})`,
    "@container": { [room.narrow]: { paddingInline: `${space[3]} ${space[2]}` } },
    mask: notches("left"),
    selectors: { "[dir='rtl'] &": { mask: notches("right") } },
  }),
);

/** On a narrow ticket its lines have the whole width; the button is at the end of the last one. */
export const facts = style(
  inLayer("commerce", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[1],
    minInlineSize: 0,
    "@container": { [room.narrow]: { display: "contents" } },
  }),
);

const wholeLine = { "@container": { [room.narrow]: { gridColumn: "1 / -1" } } } as const;

globalStyle(
  `${body} > :nth-child(2)`,
  globalInLayer("commerce", { gridColumn: 2, justifySelf: "end", maxInlineSize: "100%" }),
);

export const scope = style([
  text.label,
  inLayer("commerce", {
    ...wholeLine,
    overflowWrap: "anywhere",
    // Chinese text breaks after punctuation, never inside a word.
    wordBreak: "keep-all",
    selectors: { [`${root}:is([data-state='used'], [data-state='expired']) &`]: { color: color.text.muted } },
  }),
]);

export const until = style([
  text.caption,
  // A date that is wider than the ticket breaks all the same.
  inLayer("commerce", {
    ...wholeLine,
    color: color.text.muted,
    wordBreak: "keep-all",
    overflowWrap: "break-word",
  }),
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

/** The narrowest tickets have room for the figure alone. */
export const bar = style(
  inLayer("commerce", {
    flex: 1,
    "@container": { [room.slight]: { display: "none" } },
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
