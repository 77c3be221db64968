import { isStockWatched, unwatchStock, watchStock } from "@sundry/api/contract/favourite";
import { Button } from "@sundry/ui/primitives/Button";
import BellRing from "lucide-react/icons/bell-ring";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { useAction } from "../../../shared/data/useAction.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useLoginPrompt } from "../../../shared/session/loginPrompt.ts";
import { useUser } from "../../../shared/session/session.ts";
import * as styles from "./BuyButtons.css.ts";

/** Asks for a message once a sold-out SKU is in stock again, or withdraws that. A visitor logs in first (GD-02). */
export function StockWatchButton({ skuId }: { skuId: string }) {
  const { t } = useTranslation("goods");
  const user = useUser();
  const { requireLogin } = useLoginPrompt();
  const { data: watched = false } = useRead(isStockWatched, user ? { skuId } : null);
  const watch = useAction((next: boolean) => client.send(next ? watchStock : unwatchStock, { skuId }), {
    optimistic: { read: isStockWatched, input: { skuId }, change: (_, next) => next },
    success: (_, next) => ({ text: t(next ? "stockWatch.done" : "stockWatch.undone") }),
    invalidate: [isStockWatched],
  });
  return (
    <Button
      size="lg"
      wide
      variant={watched ? "outline" : "primary"}
      icon={<BellRing />}
      aria-pressed={watched}
      loading={watch.pending}
      className={styles.whole}
      onClick={() => requireLogin() && void watch.run(!watched)}
    >
      {t(watched ? "stockWatch.on" : "stockWatch.off")}
    </Button>
  );
}
