import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { space, size } = vars;

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[3],
    paddingBlock: `${space[6]} ${space[5]}`,
    "@media": { [below("md")]: { paddingBlock: `${space[4]} ${space[3]}` } },
  }),
);

export const title = style([text.title1, inLayer("app", { minInlineSize: 0, overflowWrap: "anywhere" })]);

export const fieldWait = style(inLayer("app", { blockSize: size.block.banner, borderRadius: vars.radius.field }));

export const rowWait = style(
  inLayer("app", { blockSize: size.block.tile, marginBlockStart: space[8], borderRadius: vars.radius.panel }),
);
