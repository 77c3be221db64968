import { style } from "@vanilla-extract/css";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

export const area = style(inLayer("forms", { resize: "vertical", paddingBlock: vars.space[3] }));
