import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

/** One block, because a group of filters that came later would push the others down. */
export const root = style(inLayer("app", { blockSize: "80vh" }));
