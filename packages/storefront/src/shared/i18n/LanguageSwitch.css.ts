import { below } from "@sundry/ui/theme/breakpoints";
import { vars } from "@sundry/ui/theme/contract.css";
import { inLayer } from "@sundry/ui/theme/inLayer";
import { style } from "@vanilla-extract/css";

const { space, size } = vars;

/** Icon and text are below a native select, which each device opens in its own way. */
export const root = style(
  inLayer("app", {
    position: "relative",
    display: "inline-flex",
    alignItems: "center",
    gap: space["1half"],
    minBlockSize: size.control.sm,
    borderRadius: vars.radius.control.xs,
    selectors: {
      "&:focus-within": { outline: `${vars.line.strong} solid currentColor`, outlineOffset: space.half },
    },
  }),
);

export const icon = style(inLayer("app", { inlineSize: size.icon.sm, blockSize: size.icon.sm }));

export const words = style(inLayer("app", {}));

export const compactWords = style(inLayer("app", { "@media": { [below("md")]: { display: "none" } } }));

export const compact = style(
  inLayer("app", {
    "@media": {
      [below("md")]: { inlineSize: size.touch, blockSize: size.touch, justifyContent: "center" },
    },
  }),
);

export const bigIcon = style(
  inLayer("app", { "@media": { [below("md")]: { inlineSize: size.icon.md, blockSize: size.icon.md } } }),
);

export const select = style(
  inLayer("app", {
    position: "absolute",
    inset: 0,
    inlineSize: "100%",
    opacity: 0,
    cursor: "pointer",
    fontSize: vars.type.bodyL.size,
  }),
);
