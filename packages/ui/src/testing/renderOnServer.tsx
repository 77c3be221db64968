import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { Runtime, type RuntimeProps } from "./Runtime.tsx";

/** Markup that a server would send for an element, inside the test runtime. */
export function renderOnServer(element: ReactElement, runtime: RuntimeProps = {}): string {
  return renderToString(<Runtime {...runtime}>{element}</Runtime>);
}
