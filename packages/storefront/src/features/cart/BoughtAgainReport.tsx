import { ReorderReport } from "@sundry/ui/commerce/ReorderReport";
import { useLocation, useNavigate } from "react-router-dom";
import { boughtAgainOf } from "../../shared/goods/boughtAgain.ts";

/** What "Buy again" put into the cart, until the buyer has read it (MC-02). */
export function BoughtAgainReport() {
  const location = useLocation();
  const navigate = useNavigate();
  const lines = boughtAgainOf(location.state);
  if (lines.length === 0) return null;
  return (
    <ReorderReport
      lines={lines}
      onDismiss={() => void navigate(location.pathname + location.search, { replace: true })}
    />
  );
}
