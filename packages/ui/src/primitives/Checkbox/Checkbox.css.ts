import { style } from "@vanilla-extract/css";
import { media } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";
import { steps } from "../../theme/steps.ts";

const edge = vars.space[5];

const drawing = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20' fill='none' stroke='%23000' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E") center / contain no-repeat`;

const filled = { background: vars.color.action.primary, boxShadow: "none" };

export const box = style(
  inLayer("primitives", {
    appearance: "none",
    position: "relative",
    flex: "none",
    inlineSize: edge,
    blockSize: edge,
    margin: 0,
    borderRadius: steps(1.25),
    boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.border.control}`,
    cursor: "pointer",
    selectors: {
      "&:checked, &:indeterminate, &[data-mixed]": filled,
      "&::before": {
        content: "",
        position: "absolute",
        inset: 0,
        background: vars.color.text.onBrand,
        opacity: 0,
        mask: drawing("m5 10.5 3.4 3.4L15 7"),
      },
      "&:checked::before, &:indeterminate::before, &[data-mixed]::before": { opacity: 1 },
      "&:indeterminate::before, &[data-mixed]::before": { mask: drawing("M5.5 10h9") },
      "&[aria-invalid='true']": { boxShadow: `inset 0 0 0 ${vars.line.strong} ${vars.color.border.danger}` },
      "&:disabled": { cursor: "not-allowed", opacity: 0.5 },
      // A touch target larger than the box.
      "&::after": { content: "", position: "absolute", inset: `calc((100% - ${vars.size.touch}) / 2)` },
    },
    "@media": {
      [media.forcedColors]: { appearance: "auto", selectors: { "&::before": { content: "none" } } },
    },
  }),
);

export const label = style(
  inLayer("primitives", {
    display: "inline-flex",
    alignItems: "flex-start",
    gap: vars.space[2],
    cursor: "pointer",
  }),
);
