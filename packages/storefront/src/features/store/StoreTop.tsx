import { search } from "@sundry/api/contract/goods";
import type { StoreBasicInfo } from "@sundry/api/contract/entities/store";
import { StoreHeader } from "@sundry/ui/commerce/StoreHeader";
import { formatCount } from "@sundry/ui/format/count";
import { Button } from "@sundry/ui/primitives/Button";
import { Tag } from "@sundry/ui/primitives/Tag";
import Heart from "lucide-react/icons/heart";
import MessageCircle from "lucide-react/icons/message-circle";
import { useTranslation } from "react-i18next";
import { useCustomerService } from "../im/index.ts";
import { SuspendingRichText } from "../../shared/richText/RichText.tsx";
import { useRead } from "../../shared/data/useRead.ts";
import { useFollowStore } from "./useFollowStore.ts";
import { storeLogo } from "../../shared/site/storeLogo.ts";

interface StoreTopProps {
  storeId: string;
  /** Undefined if the shop has no such call: the name then comes from the goods (product 38). */
  store: StoreBasicInfo | undefined;
}

/** Name, description (sanitised, VA-05) and scores of the store, and the button to follow it. */
export function StoreTop({ storeId, store }: StoreTopProps) {
  const { t } = useTranslation("store");
  const service = useCustomerService();
  const goods = useRead(search, store ? null : { storeId, pageNumber: 1, pageSize: 1 });
  const name = store?.storeName ?? goods.data?.records[0]?.storeName ?? t("store");
  const { descriptionScore, serviceScore, deliveryScore } = store ?? {};
  const scored = descriptionScore && serviceScore && deliveryScore;
  return (
    <StoreHeader
      store={{
        id: storeId,
        name,
        logo: storeLogo(store?.storeLogo),
        ...(scored && {
          scores: { description: descriptionScore, service: serviceScore, delivery: deliveryScore },
        }),
        facts: [
          ...(store?.goodsNum != null ? [{ label: t("facts.goods"), value: formatCount(store.goodsNum) }] : []),
          ...(store?.collectionNum != null
            ? [{ label: t("facts.followers"), value: formatCount(store.collectionNum) }]
            : []),
          ...(store?.createTime ? [{ label: t("facts.since"), value: store.createTime.slice(0, 4) }] : []),
        ],
      }}
      tags={store?.selfOperated && <Tag tone="brand">{t("selfOperated")}</Tag>}
      description={store?.storeDesc && <SuspendingRichText html={store.storeDesc} />}
      actions={
        <>
          <FollowButton storeId={storeId} name={name} />
          <Button variant="outline" icon={<MessageCircle />} onClick={() => service.open({ storeId })}>
            {t("contact")}
          </Button>
        </>
      }
    />
  );
}

function FollowButton({ storeId, name }: { storeId: string; name: string }) {
  const { t } = useTranslation("store");
  const { following, follow } = useFollowStore(storeId);
  return (
    <Button
      variant="outline"
      loading={follow.pending}
      icon={<Heart fill={following ? "currentColor" : "none"} />}
      aria-pressed={following}
      aria-label={t(following ? "followingOf" : "followOf", { name })}
      onClick={() => void follow.run(!following)}
    >
      {t(following ? "following" : "follow")}
    </Button>
  );
}
