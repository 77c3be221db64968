import { recipe } from "@vanilla-extract/recipes";
import { text } from "../../theme/text.css.ts";

export const heading = recipe({
  variants: {
    size: {
      hero: text.hero,
      display: text.display,
      lg: text.title1,
      md: text.title2,
      sm: text.title3,
      xs: text.label,
    },
  },
});
