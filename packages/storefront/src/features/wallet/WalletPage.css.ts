import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";

const { color, space, line, radius } = vars;

export const page = style(
  inLayer("app", { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[5], minInlineSize: 0 }),
);
export const title = style([text.title1]);

export const panel = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "end",
    justifyContent: "space-between",
    gap: space[5],
    padding: space[5],
    borderRadius: radius.panel,
    background: color.bg.subtle,
  }),
);
export const waitingPanel = style(inLayer("app", { blockSize: space[24], borderRadius: radius.panel }));
export const amounts = style(
  inLayer("app", { display: "flex", flexWrap: "wrap", alignItems: "end", gap: `${space[4]} ${space[10]}`, margin: 0 }),
);
export const name = style([text.body, inLayer("app", { color: color.text.secondary })]);
export const nameWithEye = style([name, inLayer("app", { display: "flex", alignItems: "center", gap: space[1] })]);
export const amount = style(inLayer("app", { display: "flex", margin: 0 }));
export const hiddenAmount = style([text.title1]);
export const actions = style(
  inLayer("app", {
    display: "flex",
    gap: space[3],
    "@media": { [below("sm")]: { flex: "1 1 100%" } },
  }),
);
export const action = style(inLayer("app", { "@media": { [below("sm")]: { flex: 1 } } }));

export const list = style(inLayer("app", { display: "grid", listStyle: "none", margin: 0, padding: 0 }));
export const row = style(
  inLayer("app", {
    display: "flex",
    justifyContent: "space-between",
    gap: space[4],
    paddingBlock: space[4],
    borderBlockEnd: `${line.hairline} solid ${color.border.hairline}`,
  }),
);
export const waitingRow = style(
  inLayer("app", { blockSize: space[20], marginBlockEnd: space[2], borderRadius: radius.md }),
);
export const rowWords = style(
  inLayer("app", { display: "grid", alignContent: "start", gap: space[1], minInlineSize: 0, overflowWrap: "anywhere" }),
);
export const rowEnd = style(
  inLayer("app", { display: "grid", flex: "none", alignContent: "start", justifyItems: "end", gap: space[1] }),
);
export const rowTitle = style([text.label]);
export const rowDetail = style([text.small, inLayer("app", { color: color.text.secondary })]);
export const rowAmount = style([text.priceM, inLayer("app", { fontVariantNumeric: vars.font.figures })]);

/** A form under the description of a dialog. */
export const form = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[5],
    marginBlockStart: space[4],
  }),
);
