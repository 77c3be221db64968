import { Button } from "@sundry/ui/primitives/Button";
import { useToast } from "@sundry/ui/primitives/Toast";
import Link2 from "lucide-react/icons/link-2";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../shared/browser/copyText.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { shopAddress } from "../../../shared/routing/shopAddress.ts";

/** Copies the address of a topic. */
export function CopyLink({ id }: { id: string }) {
  const { t } = useTranslation("pageTopic");
  const { show } = useToast();
  const copy = async () => {
    const isCopied = await copyText(shopAddress(hrefTo.topic({ id })));
    // The browser refused. The notice points to the address bar.
    show(isCopied ? { tone: "success", text: t("share.copied") } : { tone: "warning", text: t("share.refused") });
  };
  return (
    <Button variant="outline" icon={<Link2 />} onClick={() => void copy()}>
      {t("share.copy")}
    </Button>
  );
}
