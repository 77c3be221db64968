import { vars } from "./contract.css.ts";

/**
 * The rule of an `::after` that makes a small link or button 44 px large for a finger, without a change of what is seen. What has
 * it is positioned: `{ position: "relative", selectors: { "&::after": touchReach } }`.
 */
export const touchReach = {
  content: "",
  position: "absolute",
  inset: `min(0px, calc((100% - ${vars.size.touch}) / 2))`,
} as const;
