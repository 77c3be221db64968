import { IconButton } from "@sundry/ui/primitives/IconButton";
import { useToast } from "@sundry/ui/primitives/Toast";
import Copy from "lucide-react/icons/copy";
import { useTranslation } from "react-i18next";
import { copyText } from "../../shared/browser/copyText.ts";

/** Copies a number; says so if the browser refuses. */
export function CopySn({ sn }: { sn: string }) {
  const { t } = useTranslation("cashier");
  const { show } = useToast();
  const copy = async () => {
    const isCopied = await copyText(sn);
    show(isCopied ? { tone: "success", text: t("done.copied") } : { tone: "warning", text: t("done.copyFailed") });
  };
  return (
    <IconButton size="sm" label={t("done.copy")} onClick={() => void copy()}>
      <Copy />
    </IconButton>
  );
}
