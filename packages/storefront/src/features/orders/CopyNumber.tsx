import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useToast } from "@sundry/ui/primitives/Toast";
import { Copy } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Copies an order number; where the clipboard is out of reach the number can still be selected by hand. */
export function CopyNumber({ sn }: { sn: string }) {
  const { t } = useTranslation("orders");
  const { show } = useToast();
  if (!navigator.clipboard) return null;
  return (
    <IconButton
      label={t("detail.copy")}
      onClick={() =>
        void navigator.clipboard.writeText(sn).then(
          () => show({ tone: "success", text: t("detail.copied") }),
          () => undefined,
        )
      }
    >
      <Copy />
    </IconButton>
  );
}
