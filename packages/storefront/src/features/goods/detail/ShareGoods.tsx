import { Button } from "@sundry/ui/primitives/Button";
import { Share2 } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";

const ShareDialog = lazyPart(() => import("./ShareDialog.tsx").then((m) => ({ default: m.ShareDialog })));

/** Opens the goods' link as a code and as text; what draws codes loads with the first press (GD-02). */
export function ShareGoods({ goodsId, skuId, name }: { goodsId: string; skuId: string; name: string }) {
  const { t } = useTranslation("goods");
  const [asked, setAsked] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        icon={<Share2 />}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {t("share.open")}
      </Button>
      {asked && (
        <Suspense>
          <ShareDialog
            path={`/goodsDetail?goodsId=${goodsId}&skuId=${skuId}`}
            name={name}
            open={open}
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  );
}
