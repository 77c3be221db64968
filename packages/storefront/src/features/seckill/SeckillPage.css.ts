import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

/** Padding and not a margin, which would go through the page's landmark and push it. */
export const page = style(
  inLayer("app", { paddingBlockStart: space[6], "@media": { [below("md")]: { paddingBlockStart: space[4] } } }),
);

/** The night field of the flash sale: head, clock and rounds, as high while they load. */
export const field = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[5],
    padding: space[8],
    borderRadius: vars.radius.field,
    background: color.darkField.surface,
    color: color.text.onDark,
    boxShadow: `inset 0 0 0 ${vars.line.hairline} ${color.darkField.ring}`,
    "@media": {
      [below("md")]: { padding: space[4], borderRadius: vars.radius.panel, gap: space[4] },
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

/** Cards of a row end on one line, whatever is below their pictures. */
export const item = style(
  inLayer("app", { display: "flex", flexDirection: "column", gap: space[2], blockSize: "100%", minInlineSize: 0 }),
);

export const claimed = style([
  text.caption,
  inLayer("app", { display: "grid", gap: space[1], color: color.text.muted }),
]);

export const action = style(inLayer("app", { marginBlockStart: "auto", paddingBlockStart: space[1] }));

/** Its words are as long as the language makes them. */
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

export const trayWait = style(inLayer("app", { aspectRatio: "1", borderRadius: vars.radius.md }));

/** On a phone the clock has a line of its own. */
export const clockWait = style(
  inLayer("app", { blockSize: size.cell.md, "@media": { [below("md")]: { inlineSize: "100%" } } }),
);

export const stripWait = style(
  inLayer("app", {
    blockSize: size.touch,
    borderRadius: vars.radius.md,
    background: color.darkField.slot,
    "@media": { [below("md")]: { blockSize: `calc(${space[14]} + ${space.half})` } },
  }),
);
