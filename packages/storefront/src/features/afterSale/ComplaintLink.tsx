import type { AfterSaleDetail } from "@sundry/api/contract/entities/afterSale";
import { list } from "@sundry/api/contract/complaint";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { useRead } from "../../shared/data/useRead.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

/** The way to a complaint about a request that the store has declined: to the one that was filed, otherwise to a new one. */
export function ComplaintLink({ orderSn, orderItemSn }: Pick<AfterSaleDetail, "orderSn" | "orderItemSn">) {
  const { t } = useTranslation("afterSale");
  const { data, error } = useRead(list, { orderSn, pageNumber: 1, pageSize: 100 });
  if (!data && !error) return null;
  const filed = data?.records.find((complaint) => complaint.orderItemSn === orderItemSn);
  return (
    <ButtonLink
      variant="outline"
      href={filed ? hrefTo.complaint({ id: filed.id }) : hrefTo.fileComplaint({ sn: orderSn, itemSn: orderItemSn })}
    >
      {t(filed ? "action.viewComplaint" : "action.complain")}
    </ButtonLink>
  );
}
