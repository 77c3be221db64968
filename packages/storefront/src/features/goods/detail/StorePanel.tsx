import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { get } from "@sundry/api/contract/store";
import { StoreCard } from "@sundry/ui/commerce/StoreCard";
import { formatCount } from "@sundry/ui/format/count";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import MessageCircle from "lucide-react/icons/message-circle";
import { useTranslation } from "react-i18next";
import { useCustomerService } from "../../im/index.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { storeLogo } from "../../../shared/site/storeLogo.ts";

/** The store that sells the goods. Its name comes with the goods; the rest loads later (product 38). */
export function StorePanel({ detail }: { detail: SkuDetail }) {
  const { t } = useTranslation("goods");
  const { storeId, storeName, goodsId, id: skuId } = detail.data;
  const service = useCustomerService();
  const { data } = useRead(get, { id: storeId });
  const href = hrefTo.store({ id: storeId });
  const { descriptionScore, serviceScore, deliveryScore } = data ?? {};
  const facts = [
    ...(data?.goodsNum ? [{ label: t("store.goods"), value: formatCount(data.goodsNum) }] : []),
    ...(data?.createTime ? [{ label: t("store.since"), value: data.createTime.slice(0, 4) }] : []),
  ];
  return (
    <StoreCard
      store={{
        id: storeId,
        name: storeName,
        href,
        logo: storeLogo(data?.storeLogo),
        facts,
        ...(descriptionScore &&
          serviceScore &&
          deliveryScore && {
            scores: { description: descriptionScore, service: serviceScore, delivery: deliveryScore },
          }),
      }}
      actions={
        <>
          <Button variant="outline" icon={<MessageCircle />} onClick={() => service.open({ storeId, goodsId, skuId })}>
            {t("store.contact")}
          </Button>
          <ButtonLink variant="outline" href={hrefTo.store({ id: storeId, view: "goods" })}>
            {t("store.more")}
          </ButtonLink>
        </>
      }
    />
  );
}
