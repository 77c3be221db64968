import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { space, radius } = vars;

export const waitingPanel = style(inLayer("app", { blockSize: space[24], borderRadius: radius.panel }));
export const withEye = style(inLayer("app", { display: "flex", alignItems: "center", gap: space[1] }));
export const hiddenAmount = style([text.title1]);
export const actions = style(
  inLayer("app", {
    display: "flex",
    gap: space[3],
    "@media": { [below("sm")]: { flex: "1 1 100%" } },
  }),
);
export const action = style(inLayer("app", { "@media": { [below("sm")]: { flex: 1 } } }));

/** A form under the description of a dialog. */
export const form = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    marginBlockStart: space[4],
  }),
);
