import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { text } from "../../theme/text.css.ts";

const { color, space } = vars;
const hole = (x: string) => `radial-gradient(circle ${space[1]} at ${x} 50%, transparent 98%, black)`;

export const root = style([
  text.small,
  inLayer("commerce", {
    display: "inline-flex",
    alignItems: "center",
    minBlockSize: space[7],
    paddingInline: space["2half"],
    borderRadius: vars.radius.tag,
    background: color.bg.dealSoft,
    color: color.text.deal,
    fontWeight: vars.font.weight.control,
    whiteSpace: "nowrap",
    mask: `${hole("0")} 0 0 / 51% 100% no-repeat, ${hole("100%")} 100% 0 / 51% 100% no-repeat`,
  }),
]);
