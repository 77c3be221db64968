import { useToast } from "@sundry/ui/primitives/Toast";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { busyAnswers } from "../shared/data/pending.ts";

/** Tells the buyer that what they do waits for its turn at a busy shop, as long as it does. */
export function BusyServerNotice() {
  const { t } = useTranslation("shell");
  const { show } = useToast();
  const notify = useEffectEvent(() => show({ tone: "info", text: t("fault.waitingForTurn") }));
  useEffect(() => busyAnswers.subscribe(() => notify()), []);
  return null;
}
