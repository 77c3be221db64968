import type { ReactNode } from "react";
import { PageMain } from "./PageMain.tsx";

/** Only the page: login and registration have one task and their own header. */
export function BareFrame({ children }: { children: ReactNode }) {
  return <PageMain>{children}</PageMain>;
}
