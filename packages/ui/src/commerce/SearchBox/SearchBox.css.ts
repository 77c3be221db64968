import { style } from "@vanilla-extract/css";
import { recipe } from "@vanilla-extract/recipes";
import { below } from "../../theme/breakpoints.ts";
import { vars } from "../../theme/contract.css.ts";
import { inLayer } from "../../theme/inLayer.ts";

const { color, space, size, radius, line } = vars;

export const root = recipe({
  base: inLayer("commerce", {
    display: "flex",
    alignItems: "center",
    gap: space["2half"],
    minInlineSize: 0,
    paddingInline: `${space[4]} ${space[1]}`,
    borderRadius: radius.control.lg,
    background: color.bg.page,
    color: color.text.primary,
    boxShadow: `inset 0 0 0 ${line.strong} ${color.border.strong}`,
    selectors: {
      "&:focus-within": { boxShadow: `inset 0 0 0 ${line.strong} ${color.border.focus}` },
    },
  }),
  variants: {
    size: {
      lg: inLayer("commerce", {
        blockSize: size.control.lg,
        "@media": { [below("md")]: { blockSize: size.control.field } },
      }),
      md: inLayer("commerce", { blockSize: size.control.field }),
    },
    /** On a coloured background the box has no border. */
    tone: {
      neutral: {},
      inverse: inLayer("commerce", {
        "@media": {
          [below("md")]: {
            background: color.float.bg,
            color: color.float.text,
            boxShadow: "none",
            selectors: {
              "&:focus-within": { boxShadow: `0 0 0 ${line.strong} ${color.text.onBrand}` },
            },
          },
        },
      }),
    },
  },
});

export const glass = style(
  inLayer("commerce", { flex: "none", cursor: "pointer", "@media": { [below("xs")]: { display: "none" } } }),
);

export const input = style(
  inLayer("commerce", {
    flex: 1,
    minInlineSize: 0,
    blockSize: "100%",
    padding: 0,
    border: 0,
    background: "none",
    // With text of 16 px, a phone does not zoom into the field.
    fontSize: vars.type.bodyL.size,
    outline: "none",
    appearance: "none",
    selectors: {
      "&::placeholder": { color: color.text.muted, opacity: 1 },
      "&::-webkit-search-cancel-button": { display: "none" },
    },
  }),
);

export const submit = style(
  inLayer("commerce", {
    flex: "none",
    minBlockSize: `calc(${size.control.lg} - ${space[2]})`,
    "@media": { [below("md")]: { minBlockSize: size.control.md, paddingInline: space[4] } },
  }),
);
