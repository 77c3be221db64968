import { vars } from "@sundry/ui/theme/contract.css";

const { space, size } = vars;

/** What the tab bar takes of the screen, with the line at the foot of phones that have no button there. */
export const tabBarSize = `calc(${size.tabBar} + env(safe-area-inset-bottom))`;

/** What the buttons at the foot of a phone's goods page take, which stand there instead of the bar. */
export const dockSize = `calc(${size.control.lg} + ${space[4]} + env(safe-area-inset-bottom))`;
