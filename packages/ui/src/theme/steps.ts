import { vars } from "./contract.css.ts";

/**
 * A length on the 4 px grid that has no token of its own: `steps(8.5)` is 34 px. It is counted in `space.1`, so a brand
 * with a denser grid moves these too.
 */
export function steps(count: number): string {
  return `calc(${vars.space[1]} * ${count})`;
}
