import { useToast } from "@sundry/ui/primitives/Toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useWaitingForNetwork } from "../shared/routing/loadWithRetry.ts";

/** Says that what the buyer asked for waits for the network. */
export function NetworkWaitNotice() {
  const { t } = useTranslation("shell");
  const { show } = useToast();
  const waiting = useWaitingForNetwork();
  const notify = useEffectEvent(() => show({ tone: "warning", text: t("fault.awaited") }));
  useEffect(() => {
    if (waiting) notify();
  }, [waiting]);
  return null;
}
