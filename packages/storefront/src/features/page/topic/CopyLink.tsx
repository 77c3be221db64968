import { Button } from "@sundry/ui/primitives/Button";
import { useToast } from "@sundry/ui/primitives/Toast";
import { Link2 } from "lucide-react";
import { useTranslation } from "react-i18next";

/** Copies the address of this page, to be shared. */
export function CopyLink() {
  const { t } = useTranslation("pageTopic");
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      show({ tone: "success", text: t("share.copied") });
    } catch {
      // Refused by the browser: the address is in the bar, and that is what the notice says.
      show({ tone: "warning", text: t("share.refused") });
    }
  };
  return (
    <Button variant="outline" icon={<Link2 />} onClick={() => void copy()}>
      {t("share.copy")}
    </Button>
  );
}
