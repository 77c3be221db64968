import { below, from } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

/** Beyond the words of a button without a ground, which has padding for its ring and its hover. */
const padding = `calc(-1 * ${vars.space[2]})`;

/** A button without a ground at the start of its line: its words begin at the edge. */
export const flushStart = style(inLayer("app", { marginInlineStart: padding }));

/** Beside the title of a page, or on a phone, where the bar has the title, at the start of its own line. */
export const flushInHead = style(
  inLayer("app", {
    "@media": { [from("md")]: { marginInlineEnd: padding }, [below("md")]: { marginInlineStart: padding } },
  }),
);
