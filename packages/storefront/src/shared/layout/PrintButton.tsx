import { Button } from "@sundry/ui/primitives/Button";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";

/** Opens the browser's dialog for printing the page. Paper doesn't show it. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="text" size="sm" icon={<Printer />} onClick={() => window.print()}>
      {children}
    </Button>
  );
}
