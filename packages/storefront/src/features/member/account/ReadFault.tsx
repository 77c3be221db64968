import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "../../../shared/data/errorMessage.ts";

interface ReadFaultProps {
  error: Parameters<ReturnType<typeof useErrorMessage>>[0];
  onRetry: () => Promise<unknown>;
}

/** Why a part of the page could not be read, and a button that reads it again. */
export function ReadFault({ error, onRetry }: ReadFaultProps) {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button variant="outline" onClick={() => void onRetry()}>
          {t("devices.retry")}
        </Button>
      }
    >
      {errorMessage(error)}
    </Notice>
  );
}
