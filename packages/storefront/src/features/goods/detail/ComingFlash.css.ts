import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, size } = vars;

export const root = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: space[4],
    rowGap: space[2],
  }),
);

/** Its icon, not its padding, lines up with the words where it is below them. */
export const remind = style(inLayer("app", { marginInlineStart: `calc(-1 * ${space[2]})` }));

/** Not red: the price is not this low yet. */
export const words = style([text.body, inLayer("app", { display: "flex", alignItems: "center", gap: space[2] })]);

export const icon = style(
  inLayer("app", { flex: "none", inlineSize: size.icon.md, blockSize: size.icon.md, color: color.text.secondary }),
);
