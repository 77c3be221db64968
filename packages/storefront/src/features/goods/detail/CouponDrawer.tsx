import { ApiError } from "@sundry/api/client";
import type { Promotion } from "@sundry/api/contract/entities/promotion";
import { receive } from "@sundry/api/contract/coupon";
import { CouponTicket } from "@sundry/ui/commerce/CouponTicket";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { useToast } from "@sundry/ui/primitives/Toast";
import { formatDate } from "@sundry/ui/format/date";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { useLoginPrompt } from "../../../shared/session/loginPrompt.ts";
import { readShopTime, shopZone } from "../../../shared/i18n/shopTime.ts";
import { couponOfPromotion } from "./couponOfPromotion.ts";
import * as styles from "./CouponDrawer.css.ts";

/** Coupons for these goods, each to be claimed in place (GD-02, GD-06). */
export function CouponDrawer({ coupons, onClose }: { coupons: readonly Promotion[]; onClose: () => void }) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const words = useFaultWords();
  const { requireLogin } = useLoginPrompt();
  const { show } = useToast();
  const [pending, setPending] = useState<string>();
  const [claimed, setClaimed] = useState<ReadonlySet<string>>(new Set());

  const claim = async (id: string) => {
    if (pending || !requireLogin({ name: "claim", values: { couponId: id } })) return;
    setPending(id);
    try {
      await client.send(receive, { id });
      setClaimed((now) => new Set(now).add(id));
      show({ tone: "success", text: t("claimed") });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
    } finally {
      setPending(undefined);
    }
  };
  const endOf = ({ endTime }: Promotion) =>
    formatDate(typeof endTime === "number" ? endTime : readShopTime(endTime), { locale, timeZone: shopZone });
  return (
    <Drawer open title={t("claimTitle")} onOpenChange={({ open }) => !open && onClose()}>
      <ul className={styles.list}>
        {coupons.map((coupon) => {
          const until = endOf(coupon);
          return (
            <li key={coupon.id}>
              <CouponTicket
                compact
                coupon={{
                  id: coupon.id,
                  ...couponOfPromotion(coupon),
                  scope: coupon.couponName ?? coupon.promotionName ?? "",
                  issuer: coupon.storeId === "0" ? "platform" : "store",
                  ...(until && { until }),
                }}
                state={claimed.has(coupon.id) ? "claimed" : "open"}
                pending={pending === coupon.id}
                onClaim={() => void claim(coupon.id)}
                onUse={onClose}
              />
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}
