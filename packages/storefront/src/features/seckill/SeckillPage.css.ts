import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

/** Padding instead of margin, which would collapse through the page's landmark and move it. */
export const page = style(
  inLayer("app", { paddingBlockStart: space[6], "@media": { [below("md")]: { paddingBlockStart: space[4] } } }),
);

/** The dark panel of the flash sale: head, clock and rounds, with the same height while they load. */
export const field = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[5],
    padding: space[8],
    borderRadius: vars.radius.block,
    background: color.darkField.surface,
    color: color.text.onDark,
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.darkField.ring}`,
    "@media": {
      [below("md")]: { padding: space[4], borderRadius: vars.radius.panel.md, gap: space[4] },
    },
  }),
);

export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: space[5], rowGap: space[2] }),
);

export const title = style([
  text.title1,
  inLayer("app", { display: "inline-flex", alignItems: "center", gap: space[2] }),
]);

export const bolt = style(inLayer("app", { inlineSize: size.icon.lg, blockSize: size.icon.lg }));

export const note = style([
  text.body,
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: space[3],
    minBlockSize: size.cell.md,
    color: color.darkField.muted,
    "@media": { [below("md")]: { inlineSize: "100%" } },
  }),
]);

export const goods = style(inLayer("app", { marginBlockStart: space[6], rowGap: space[8] }));

/** Eight products are two full rows. */
export const inFours = style(
  inLayer("app", { "@media": { [from("xl")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" } } }),
);

/** Cards of a row have the same height, whatever is below their pictures. */
export const item = style(
  inLayer("app", { display: "flex", flexDirection: "column", gap: space[2], blockSize: "100%", minInlineSize: 0 }),
);

export const claimed = style([
  text.caption,
  inLayer("app", { display: "grid", gap: space[1], color: color.text.muted }),
]);

export const action = style(inLayer("app", { marginBlockStart: "auto", paddingBlockStart: space[1] }));

/** Its text is as long as the language makes it. */
export const remind = style(
  inLayer("app", {
    blockSize: "auto",
    minBlockSize: size.touch,
    paddingInline: space[2],
    whiteSpace: "normal",
    overflowWrap: "anywhere",
  }),
);

export const none = style([text.body, inLayer("app", { paddingBlock: space[12], color: color.text.secondary })]);

export const imageSkeleton = style(inLayer("app", { aspectRatio: "1", borderRadius: vars.radius.media.md }));

/** On a phone the clock has its own line. */
export const countdownSkeleton = style(
  inLayer("app", { blockSize: size.cell.md, "@media": { [below("md")]: { inlineSize: "100%" } } }),
);

/** As high as the ribbon of the day. */
export const daySkeleton = style(
  inLayer("app", { blockSize: `calc(${space[8]} + ${space[7]} + ${space[6]})`, borderRadius: vars.radius.panel.sm }),
);

export const roundsSkeleton = style(
  inLayer("app", {
    blockSize: size.touch,
    borderRadius: vars.radius.panel.sm,
    background: color.darkField.slot,
    "@media": { [below("md")]: { blockSize: `calc(${space[14]} + ${space.half})` } },
  }),
);
