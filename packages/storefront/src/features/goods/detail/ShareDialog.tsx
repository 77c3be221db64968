import { QrCode } from "@sundry/ui/commerce/QrCode";
import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useToast } from "@sundry/ui/primitives/Toast";
import Link2 from "lucide-react/icons/link-2";
import { useTranslation } from "react-i18next";
import { copyText } from "../../../shared/browser/copyText.ts";
import { canShare, shareLink } from "../../../shared/browser/shareLink.ts";
import { shopAddress } from "../../../shared/routing/shopAddress.ts";
import * as styles from "./ShareDialog.css.ts";

interface ShareDialogProps {
  /** Address inside the shop. */
  path: string;
  name: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A link of the shop as a QR code and as text to copy, with the system's share sheet if the browser has one. */
export function ShareDialog({ path, name, open, onOpenChange }: ShareDialogProps) {
  const { t } = useTranslation("goods");
  const { show } = useToast();
  const address = shopAddress(path);
  const copy = async () => {
    const isCopied = await copyText(address);
    show(isCopied ? { tone: "success", text: t("share.copied") } : { tone: "warning", text: t("share.refused") });
  };
  const send = () => void shareLink({ title: name, url: address });
  return (
    <Dialog
      title={t("share.title")}
      description={name}
      open={open}
      onOpenChange={(event) => onOpenChange(event.open)}
      actions={
        <>
          {canShare() && (
            <Button variant="outline" onClick={send}>
              {t("share.send")}
            </Button>
          )}
          <Button icon={<Link2 />} onClick={() => void copy()}>
            {t("share.copy")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <QrCode value={address} label={t("share.code", { name })} />
        <p className={styles.address}>{address}</p>
      </div>
    </Dialog>
  );
}
