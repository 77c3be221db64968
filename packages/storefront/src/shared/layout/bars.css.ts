import { vars } from "@sundry/ui/theme/contract.css";
import { shopSize } from "./shopSize.ts";

const { space, size } = vars;

/** Height of the tab bar, including the safe area of phones without a home button. */
export const tabBarSize = `calc(${shopSize.tabBar} + env(safe-area-inset-bottom))`;

/** Height of the buttons at the bottom of a phone's product page, which replace the tab bar. */
export const dockSize = `calc(${size.control.lg} + ${space[4]} + env(safe-area-inset-bottom))`;
