import { useToast } from "@sundry/ui/primitives/Toast";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { isCodeAwaited, subscribeAwaitedCode } from "../shared/routing/waitingCode.ts";

/** Says that what was pressed waits for the network. */
export function AwaitedCode() {
  const { t } = useTranslation("shell");
  const { show } = useToast();
  useEffect(() => {
    let before = isCodeAwaited();
    return subscribeAwaitedCode(() => {
      const now = isCodeAwaited();
      if (now && !before) show({ tone: "warning", text: t("fault.awaited") });
      before = now;
    });
  }, [show, t]);
  return null;
}
