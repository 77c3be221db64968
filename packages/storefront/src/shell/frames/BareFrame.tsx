import type { ReactNode } from "react";
import { PageMain } from "./PageMain.tsx";

/** Nothing but the page: log-in and registration have one task and bring their own head. */
export function BareFrame({ children }: { children: ReactNode }) {
  return <PageMain>{children}</PageMain>;
}
