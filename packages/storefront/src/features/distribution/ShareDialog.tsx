import type { DistributionGoods } from "@sundry/api/contract/entities/distribution";
import { QrCode } from "@sundry/ui/commerce/QrCode";
import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useToast } from "@sundry/ui/primitives/Toast";
import Download from "lucide-react/icons/download";
import Link2 from "lucide-react/icons/link-2";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { copyText } from "../../shared/browser/copyText.ts";
import { shopAddress } from "../../shared/routing/shopAddress.ts";
import * as list from "../../shared/list/listPage.css.ts";
import * as styles from "./DistributionPage.css.ts";
import { saveQrPicture } from "./qrPicture.ts";
import { referralPath } from "./referralLink.ts";

interface ShareDialogProps {
  /** The distributor's code. */
  code: string;
  /** Goods the link leads to; without them it leads to the shop. */
  goods?: DistributionGoods;
  onClose: () => void;
}

/** A link as text, as a QR code and as a picture to save. Buyers who open it are linked to the distributor (MC-12). */
export function ShareDialog({ code, goods, onClose }: ShareDialogProps) {
  const { t } = useTranslation("distribution");
  const { show } = useToast();
  const qrCode = useRef<HTMLDivElement>(null);
  const link = shopAddress(referralPath(code, goods));
  const name = goods?.goodsName ?? t("share.shopName");
  const copy = async () => {
    const isCopied = await copyText(link);
    // Refused by the browser; the link in the dialog can be copied by hand.
    show(isCopied ? { tone: "success", text: t("share.copied") } : { tone: "warning", text: t("share.refused") });
  };
  const save = async () => {
    const drawing = qrCode.current?.querySelector("svg");
    if (!drawing || !(await saveQrPicture(drawing, name))) show({ tone: "warning", text: t("share.notSaved") });
  };
  return (
    <Dialog
      open
      title={t("share.title")}
      description={name}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
      actions={
        <>
          <Button variant="outline" icon={<Download />} onClick={() => void save()}>
            {t("share.save")}
          </Button>
          <Button icon={<Link2 />} onClick={() => void copy()}>
            {t("share.copy")}
          </Button>
        </>
      }
    >
      <div className={styles.share}>
        <QrCode ref={qrCode} value={link} label={t("share.scan", { name })} />
        <p className={styles.link}>{link}</p>
        <p className={list.rowDetail}>{t("share.text")}</p>
      </div>
    </Dialog>
  );
}
