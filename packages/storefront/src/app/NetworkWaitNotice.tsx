import { useToast } from "@sundry/ui/primitives/Toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { partsWaitingForNetwork } from "../shared/routing/loadWithRetry.ts";

/** Tells the buyer that what they opened is waiting for the network. */
export function NetworkWaitNotice() {
  const { t } = useTranslation("shell");
  const { show } = useToast();
  const waiting = partsWaitingForNetwork.use() > 0;
  const notify = useEffectEvent(() => show({ tone: "warning", text: t("fault.waitingForNetwork") }));
  useEffect(() => {
    if (waiting) notify();
  }, [waiting]);
  return null;
}
