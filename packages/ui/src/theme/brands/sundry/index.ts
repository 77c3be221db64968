import type { SundryTheme } from "../../tokens.ts";
import { sundryDark } from "./dark.ts";
import { sundryLight } from "./light.ts";
import { sundryScale, sundryTextInChinese, sundryTextOnPhone, sundryTextOnTablet } from "./scale.ts";

/** The package's brand. To make another, spread it and change what differs. */
export const sundry: SundryTheme = {
  name: "sundry",
  light: sundryLight,
  dark: sundryDark,
  scale: sundryScale,
  textOnTablet: sundryTextOnTablet,
  textOnPhone: sundryTextOnPhone,
  textInChinese: sundryTextInChinese,
};
