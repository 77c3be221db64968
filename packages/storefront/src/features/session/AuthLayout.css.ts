import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { patternSize } from "@sundry/ui/theme/brandPattern.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("app", {
    minBlockSize: "100dvh",
    display: "grid",
    gridTemplateRows: `${space[2]} 1fr`,
    gridTemplateColumns: "minmax(0, 1fr)",
    "@media": {
      [from("lg")]: { gridTemplateRows: "none", gridTemplateColumns: `minmax(0, 1fr) ${shopSize.authForm}` },
    },
  }),
);

export const art = style(
  inLayer("app", {
    position: "relative",
    overflow: "hidden",
    "@media": { [from("lg")]: { paddingBlockStart: space[20], paddingInline: space[16], background: color.field.art } },
  }),
);

/** On a desktop the pattern covers the lower half, with a slanted edge; on a phone it is the band above the form. */
export const cloth = style(
  inLayer("app", {
    position: "absolute",
    inset: 0,
    vars: { [patternSize]: space[6] },
    "@media": {
      [from("lg")]: {
        insetBlockStart: "52%",
        clipPath: "polygon(0 34%, 100% 0, 100% 100%, 0 100%)",
        vars: { [patternSize]: shopSize.patternLarge },
      },
    },
  }),
);

const desktopOnly = { display: "none", "@media": { [from("lg")]: { display: "block" } } } as const;

export const claim = style([text.display, inLayer("app", { ...desktopOnly, whiteSpace: "pre-line" })]);

export const claimText = style([
  text.bodyL,
  inLayer("app", { ...desktopOnly, marginBlockStart: space[3], maxInlineSize: size.dialog }),
]);

export const picture = style(
  inLayer("app", {
    ...desktopOnly,
    position: "absolute",
    insetBlockEnd: space[8],
    insetInlineStart: space[16],
    inlineSize: `min(${size.measure}, 80%)`,
    blockSize: "auto",
  }),
);

export const side = style(
  inLayer("app", {
    display: "flex",
    flexDirection: "column",
    paddingInline: space[5],
    background: color.bg.page,
    "@media": { [from("lg")]: { paddingInline: space[20] } },
  }),
);

export const head = style(
  inLayer("app", {
    display: "flex",
    // A long name of a shop takes a line of its own.
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: `${space[2]} ${space[4]}`,
    paddingBlock: space[7],
  }),
);

export const switches = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[2] }));

export const form = style(
  inLayer("app", {
    inlineSize: "100%",
    maxInlineSize: size.dialog,
    marginInline: "auto",
    marginBlock: `0 ${space[8]}`,
    "@media": { [from("lg")]: { marginBlock: "auto" } },
  }),
);

export const title = style([text.title1]);

export const alternative = style([
  text.body,
  inLayer("app", { marginBlock: `${space["1half"]} ${space[6]}`, color: color.text.secondary }),
]);

/** A box to tick, and at the end of its row a link. */
export const beside = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space[4],
  }),
);

export const forgot = style([
  text.body,
  inLayer("app", { display: "inline-flex", alignItems: "center", minBlockSize: size.touch, marginInlineStart: "auto" }),
]);

export const fields = style(inLayer("app", { display: "grid", gap: space[4] }));

export const foot = style([
  text.caption,
  inLayer("app", {
    inlineSize: "100%",
    maxInlineSize: size.dialog,
    marginBlockStart: "auto",
    marginInline: "auto",
    paddingBlock: space[6],
    color: color.text.muted,
  }),
]);
