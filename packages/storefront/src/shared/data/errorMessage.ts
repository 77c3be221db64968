import type { FaultKind } from "@sundry/ui/primitives/ErrorState";
import { useTranslation } from "react-i18next";
import type { Fault } from "./client.ts";

/** The message for a failed call: the server's if there is one, otherwise the shop's own (AP-04, product 20). */
export function useErrorMessage(): (fault: Fault) => string {
  const { t } = useTranslation("shell");
  return (fault) => {
    if (fault.serverMessage) return fault.serverMessage;
    if (fault.kind === "timeout") return t("fault.timeout");
    if (fault.kind === "unauthorized") return t("login.lost");
    return t(fault.kind === "notFound" ? "fault.gone" : "fault.network");
  };
}

/** The picture of a failed call: of no network, of a slow one, of nothing there, of a refusal, or of the server's fault. */
export function faultKind({ kind }: Fault): FaultKind {
  if (kind === "network") return "offline";
  if (kind === "timeout" || kind === "notFound") return kind;
  return kind === "refused" || kind === "unauthorized" ? "refused" : "fault";
}
