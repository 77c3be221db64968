import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, line, space } = vars;

export const panel = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    gap: space[4],
    padding: space[5],
    borderRadius: vars.radius.panel.md,
    background: color.bg.surface,
    boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.hairline}`,
  }),
);
export const panelTitle = style([text.title3]);
/** As wide as its text where there is space; full width on a phone. */
export const submit = style(inLayer("app", { "@media": { [from("md")]: { justifySelf: "start" } } }));
export const form = style(inLayer("app", { maxInlineSize: shopSize.form }));
export const head = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[3], minInlineSize: 0 }),
);
export const quiet = style([text.small, inLayer("app", { color: color.text.secondary, overflowWrap: "anywhere" })]);
export const words = style([text.body, inLayer("app", { overflowWrap: "anywhere", maxInlineSize: vars.size.measure })]);
export const columns = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[4],
    "@media": { [from("lg")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } },
  }),
);
export const log = style(inLayer("app", { display: "grid", gap: space[3] }));
export const message = recipe({
  base: [
    text.body,
    inLayer("app", {
      justifySelf: "start",
      maxInlineSize: "80%",
      paddingBlock: space[2],
      paddingInline: space["3half"],
      borderRadius: vars.radius.panel.lg,
      background: color.bg.neutral,
      overflowWrap: "anywhere",
      whiteSpace: "pre-line",
    }),
  ],
  variants: {
    own: { true: inLayer("app", { justifySelf: "end", background: color.bg.brandSoft }) },
    /** On its way, or unsent: without a surface, as it is not part of the dialogue yet. */
    pending: {
      true: inLayer("app", {
        background: "none",
        boxShadow: `inset 0 0 0 ${line.hairline} ${color.border.control}`,
      }),
    },
  },
});
export const reason = style([text.small, inLayer("app", { color: color.text.danger })]);
export const speaker = style([text.caption, inLayer("app", { color: color.text.secondary, overflowWrap: "anywhere" })]);
