import type { SundryTheme } from "../../tokens.ts";
import { sundryDark } from "./dark.ts";
import { sundryLight } from "./light.ts";
import { sundryScale, sundryTextInChinese, sundryTextOnPhone } from "./scale.ts";

/** The brand of the package, and the start of any other: spread it and change what differs. */
export const sundry: SundryTheme = {
  name: "sundry",
  light: sundryLight,
  dark: sundryDark,
  scale: sundryScale,
  textOnPhone: sundryTextOnPhone,
  textInChinese: sundryTextInChinese,
};
