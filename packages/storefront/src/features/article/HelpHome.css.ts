import { below, media } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size } = vars;
const plain = { listStyle: "none", margin: 0, padding: 0 } as const;

export const page = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[12],
    paddingBlockStart: space[8],
    "@media": { [below("md")]: { gap: space[8], paddingBlockStart: space[4] } },
  }),
);

export const head = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
  }),
);

export const search = style(
  inLayer("app", { flex: `0 1 ${shopSize.form}`, "@media": { [below("md")]: { flexBasis: "100%" } } }),
);

/** Keeps the space of the choice while its code loads. */
export const orderSpace = style(inLayer("app", { blockSize: shopSize.skeleton.middle }));

export const guest = style(
  inLayer("app", {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: space[4],
    padding: space[6],
    borderRadius: vars.radius.panel.md,
    background: color.bg.brandSoft,
    // As the questions below it.
    "@media": { [below("md")]: { padding: space[5] } },
  }),
);

export const guestTitle = style([text.title3, inLayer("app", { margin: 0 })]);
export const guestText = style([
  text.body,
  inLayer("app", { margin: 0, marginBlockStart: space[1], color: color.text.secondary }),
]);

export const questions = style(
  inLayer("app", {
    ...plain,
    display: "grid",
    gap: space[4],
    gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
    "@media": {
      [below("xl")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
      [below("md")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space[3] },
    },
  }),
);

/** A question; on a phone its drawing stands beside it. */
export const question = style(
  inLayer("app", {
    display: "flex",
    flexDirection: "column",
    gap: space[4],
    padding: space[6],
    borderRadius: vars.radius.panel.md,
    background: color.bg.subtle,
    "@media": {
      [below("md")]: {
        display: "grid",
        gridTemplateColumns: `${space[24]} minmax(0, 1fr)`,
        alignItems: "center",
        columnGap: space[4],
        padding: space[5],
      },
    },
  }),
);

export const drawing = style(
  inLayer("app", { inlineSize: `calc(${space[24]} * 3 / 2)`, "@media": { [below("md")]: { inlineSize: "100%" } } }),
);

export const questionTitle = style([text.title2, inLayer("app", { margin: 0, overflowWrap: "anywhere" })]);

export const links = style([
  text.body,
  inLayer("app", {
    ...plain,
    display: "grid",
    gap: space[2],
    overflowWrap: "anywhere",
    "@media": { [below("md")]: { gridColumn: "1 / -1" }, [media.touch]: { gap: 0 } },
  }),
]);

/** A link in a list of links, where all in bold blue would shout. */
export const link = style(
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    "@media": {
      [media.hover]: { selectors: { "&:hover": { color: color.text.brand, textDecoration: "underline" } } },
      [media.touch]: { minBlockSize: size.touch },
    },
  }),
);

export const more = style([link, inLayer("app", { color: color.text.secondary })]);

export const act = style(
  inLayer("app", {
    alignSelf: "start",
    marginBlockStart: "auto",
    "@media": { [below("md")]: { gridColumn: "1 / -1", justifySelf: "start" } },
  }),
);

/** Columns of about the same height, read from top to bottom. */
export const topics = style(
  inLayer("app", {
    columnCount: 4,
    columnGap: space[8],
    "@media": {
      [below("xl")]: { columnCount: 3 },
      [below("md")]: { columnCount: 2, columnGap: space[4] },
      [below("sm")]: { columnCount: 1 },
    },
  }),
);

export const topicsTitle = style([text.title2, inLayer("app", { margin: 0, marginBlockEnd: space[5] })]);

/** On a phone the topics alone are long enough. */
export const topicArticles = style([
  links,
  inLayer("app", { marginBlockStart: space[2], "@media": { [below("sm")]: { display: "none" } } }),
]);

export const topic = style(
  inLayer("app", {
    breakInside: "avoid",
    paddingBlockEnd: space[8],
    "@media": {
      [below("sm")]: { paddingBlockEnd: 0, borderBlockEnd: `${vars.line.hairline} solid ${color.border.hairline}` },
    },
  }),
);

export const topicTitle = style([text.title3, inLayer("app", { margin: 0 })]);

export const topicLink = style(
  inLayer("app", {
    display: "inline-flex",
    alignItems: "center",
    overflowWrap: "anywhere",
    "@media": {
      [media.hover]: { selectors: { "&:hover": { color: color.text.brand } } },
      [media.touch]: { minBlockSize: size.touch },
      [below("sm")]: { display: "flex", minBlockSize: size.touch },
    },
  }),
);
