import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { text } from "@sundry/ui/theme/text.css";
import { style } from "@vanilla-extract/css";
import { shopSize } from "../../shared/layout/shopSize.ts";

const { color, space, size } = vars;

export const root = style(
  inLayer("app", {
    display: "grid",
    gridTemplateColumns: `${shopSize.menuColumn} minmax(0, 1fr)`,
    gap: space[3],
    minBlockSize: "50vh",
  }),
);

export const firsts = style(inLayer("app", { display: "grid", alignContent: "start", gap: space.half }));

export const first = style([
  text.body,
  inLayer("app", {
    inlineSize: "100%",
    minBlockSize: size.touch,
    paddingInline: space[2],
    borderRadius: vars.radius.control.sm,
    color: color.text.secondary,
    selectors: {
      "&[aria-pressed='true']": {
        background: color.bg.brandSoft,
        color: color.text.brand,
        fontWeight: vars.type.label.weight,
      },
    },
  }),
]);

export const seconds = style(
  inLayer("app", {
    display: "grid",
    alignContent: "start",
    gridTemplateColumns: `repeat(auto-fill, minmax(${shopSize.categoryTile}, 1fr))`,
    gap: space[3],
  }),
);

export const second = style([
  text.caption,
  inLayer("app", { display: "grid", gap: space["1half"], textAlign: "center", overflowWrap: "anywhere" }),
]);

export const all = style([
  text.label,
  inLayer("app", {
    gridColumn: "1 / -1",
    display: "flex",
    alignItems: "center",
    minBlockSize: size.touch,
    color: color.text.brand,
  }),
]);
