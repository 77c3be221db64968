import { Button } from "@sundry/ui/primitives/Button";
import Share2 from "lucide-react/icons/share-2";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";

const ShareDialog = lazyPart(() => import("./ShareDialog.tsx").then((m) => ({ default: m.ShareDialog })));

/** Opens the dialog with the link to the goods, which loads on the first press (GD-02). */
export function ShareGoods({ goodsId, skuId, name }: { goodsId: string; skuId: string; name: string }) {
  const { t } = useTranslation("goods");
  const [loaded, setLoaded] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="text"
        icon={<Share2 />}
        aria-haspopup="dialog"
        onClick={() => {
          setLoaded(true);
          setOpen(true);
        }}
      >
        {t("share.open")}
      </Button>
      {loaded && (
        <Suspense>
          <ShareDialog path={hrefTo.goods({ goodsId, skuId })} name={name} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
