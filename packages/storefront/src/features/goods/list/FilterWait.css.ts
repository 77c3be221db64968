import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

/** The filters come in one piece: a group that arrived late would push the others down. */
export const wait = style(inLayer("app", { blockSize: "80vh" }));
