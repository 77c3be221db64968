import { style } from "@vanilla-extract/css";
import { vars } from "./contract.css.ts";
import { inLayer } from "./inLayer.ts";

/** Name of one text style of the scale. */
export type TextStyle = keyof typeof vars.type;

function textStyle(name: TextStyle): string {
  const { size, line, weight, width, tracking } = vars.type[name];
  return style(
    inLayer("theme", {
      fontSize: size,
      lineHeight: line,
      fontWeight: weight,
      fontStretch: width,
      letterSpacing: tracking,
      ...(name.startsWith("price") && { fontVariantNumeric: vars.font.figures, whiteSpace: "nowrap" }),
    }),
    name,
  );
}

/**
 * One class for each text style, with its phone sizes and Chinese weights. Compose it: `style([text.label,
 * inLayer(…)])`.
 */
export const text = {
  hero: textStyle("hero"),
  display: textStyle("display"),
  title1: textStyle("title1"),
  title2: textStyle("title2"),
  title3: textStyle("title3"),
  bodyL: textStyle("bodyL"),
  body: textStyle("body"),
  label: textStyle("label"),
  small: textStyle("small"),
  caption: textStyle("caption"),
  micro: textStyle("micro"),
  overline: textStyle("overline"),
  priceXL: textStyle("priceXL"),
  priceL: textStyle("priceL"),
  priceM: textStyle("priceM"),
  priceS: textStyle("priceS"),
};
