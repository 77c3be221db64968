import { vars } from "@sundry/ui/theme/contract.css";
import { globalInLayer, inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { globalStyle, style } from "@vanilla-extract/css";

const { space, line } = vars;

/** Not on paper. */
export const screenOnly = style(inLayer("app", { "@media": { print: { display: "none" } } }));

/** On paper: the shop and the address of the page, and its code. */
export const head = style(
  inLayer("app", {
    display: "none",
    "@media": {
      print: {
        display: "flex",
        alignItems: "flex-start",
        justifyContent: "space-between",
        gap: space[4],
        paddingBlockEnd: space[3],
        borderBlockEnd: `${line.hairline} solid`,
      },
    },
  }),
);
export const facts = style([
  text.small,
  inLayer("app", { display: "grid", gap: space.half, marginBlockStart: space[2] }),
]);
export const code = style(inLayer("app", { inlineSize: space[20], flex: "none" }));

/**
 * Paper shows the page's own part alone, in black on white whatever the theme: no header, footer, bars, drawers, toasts
 * or buttons. Rows and pictures are not cut.
 */
const onPaper = (rule: Parameters<typeof globalInLayer>[1]) => globalInLayer("app", { "@media": { print: rule } });

globalStyle("@page", { margin: "14mm 15mm" });
globalStyle("html", onPaper({ colorScheme: "light" }));
globalStyle("body", onPaper({ background: "none" }));
globalStyle("body:has(#content) :not(:has(#content), #content, #content *)", onPaper({ display: "none" }));
globalStyle("body :has(#content), #content", onPaper({ display: "block", minBlockSize: 0, padding: 0, margin: 0 }));
// Texts are made for screens: on paper, ten points are enough.
globalStyle("#content", onPaper({ zoom: 0.8 }));
// What is a picture without being an element of one says so.
globalStyle(
  "#content :not(img, svg, svg *, [data-ink])",
  onPaper({ color: "black", background: "none", boxShadow: "none" }),
);
globalStyle(
  "#content :is([data-component=Button], [data-component=ButtonLink], [data-component=IconButton], [data-component=Pagination], [data-component=Tabs], [data-component=SegmentedControl], form)",
  onPaper({ display: "none" }),
);
globalStyle("#content :is(li, tr, img, figure, h2, h3)", onPaper({ breakInside: "avoid" }));
globalStyle("#content :is(h2, h3)", onPaper({ breakAfter: "avoid" }));
