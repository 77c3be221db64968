import type { CSSProperties } from "react";

/** Turns custom properties of a style module into an inline style. Undefined values are left to the style sheet. */
export function assignInlineVars(values: Record<string, string | undefined>): CSSProperties {
  const defined = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    defined.map(([variable, value]) => [variable.replace(/^var\((--[^),]+).*\)$/, "$1"), value]),
  );
}
