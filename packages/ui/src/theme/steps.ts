import { vars } from "./contract.css.ts";

/**
 * A length on the 4 px grid without its own token: `steps(8.5)` is 34 px. It is a multiple of `space.1`, so a brand
 * with a denser grid changes it too.
 */
export function steps(count: number): string {
  return `calc(${vars.space[1]} * ${count})`;
}
