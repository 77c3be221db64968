import {
  isPriceWatched,
  isStockWatched,
  unwatchPrice,
  unwatchStock,
  watchPrice,
  watchStock,
} from "@sundry/api/contract/favourite";
import { Button, type ButtonProps } from "@sundry/ui/primitives/Button";
import BellRing from "lucide-react/icons/bell-ring";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { useAction } from "../../../shared/data/useAction.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useLoginPrompt } from "../../../shared/session/loginPrompt.ts";
import { useUser } from "../../../shared/session/session.ts";

const calls = {
  stock: { watched: isStockWatched, watch: watchStock, unwatch: unwatchStock },
  price: { watched: isPriceWatched, watch: watchPrice, unwatch: unwatchPrice },
} as const;

interface WatchButtonProps extends Pick<ButtonProps, "size" | "wide" | "variant" | "className"> {
  skuId: string;
  /** What to wait for: that a sold-out SKU is in stock again, or that a SKU costs less. */
  what: keyof typeof calls;
}

/** Asks for a message about a SKU, or withdraws that. A visitor logs in first (GD-02). */
export function WatchButton({ skuId, what, ...look }: WatchButtonProps) {
  const { t } = useTranslation("goods");
  const user = useUser();
  const { requireLogin } = useLoginPrompt();
  const { watched: read, watch, unwatch } = calls[what];
  const { data: watched = false } = useRead(read, user ? { skuId } : null);
  const { pending, run } = useAction((next: boolean) => client.send(next ? watch : unwatch, { skuId }), {
    optimistic: { read, input: { skuId }, change: (_, next) => next },
    success: (_, next) => ({ text: t(`watch.${what}.${next ? "done" : "undone"}`) }),
    invalidate: [read],
  });
  return (
    <Button
      {...look}
      icon={<BellRing />}
      aria-pressed={watched}
      loading={pending}
      onClick={() => requireLogin() && void run(!watched)}
    >
      {t(`watch.${what}.${watched ? "on" : "off"}`)}
    </Button>
  );
}
