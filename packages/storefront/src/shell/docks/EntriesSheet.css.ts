import { from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

export const visitor = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", gap: space[2], paddingBlock: `${space[3]} ${space[1]}` }),
);

/** The sentence above the buttons to log in or register. */
export const sentence = style([text.body, inLayer("app", { inlineSize: "100%", color: color.text.secondary })]);

/** Language and theme, which only the head of the home page has on a phone. */
export const settings = style(
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minBlockSize: size.touch,
    paddingInlineStart: space[3],
    color: color.text.secondary,
  }),
);

export const list = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: space[1],
    paddingBlock: space[3],
    "@media": { [from("md")]: { gridTemplateColumns: "repeat(6, minmax(0, 1fr))" } },
  }),
);

export const entry = style([
  text.small,
  inLayer("app", {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    gap: space[1],
    inlineSize: "100%",
    minBlockSize: size.picture.lg,
    borderRadius: vars.radius.control.md,
    textAlign: "center",
    selectors: { "&:hover": { background: color.action.quiet } },
  }),
]);

export const icon = style(inLayer("app", { display: "grid", color: color.icon.default }));

export const badge = style(inLayer("app", { insetBlockStart: space[1], insetInlineEnd: "25%" }));

export const news = style(
  inLayer("app", {
    borderBlockStart: `${vars.line.hairline} solid ${color.border.hairline}`,
    paddingBlockStart: space[3],
    paddingInline: space[3],
  }),
);

export const newsTitle = style([text.small, inLayer("app", { color: color.text.secondary })]);

export const newsLink = style([
  text.body,
  inLayer("app", {
    display: "flex",
    alignItems: "center",
    minBlockSize: size.touch,
    paddingBlock: space["1half"],
    selectors: { "&:hover": { textDecoration: "underline" } },
  }),
]);
