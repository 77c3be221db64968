import { list } from "@sundry/api/contract/order";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import { BoughtGoods } from "../order/index.ts";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./evaluations.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

const PAGE_SIZE = 10;

/** The lines of completed orders that have no review yet. */
export function LinesToEvaluate({ pageNumber, hrefOf }: { pageNumber: number; hrefOf: (page: number) => string }) {
  const { t } = useTranslation("evaluation");
  const shopTime = useShopTime();
  const read = useRead(
    list,
    { tag: "COMPLETE", commentStatus: "UNFINISHED", pageNumber, pageSize: PAGE_SIZE },
    { keepPrevious: true, onFocus: true },
  );
  const lines = read.data?.records.flatMap(({ sn, createTime, storeName, orderItems }) =>
    orderItems
      .filter(({ commentStatus }) => commentStatus === "UNFINISHED")
      .map((line) => ({ ...line, orderSn: sn, createTime, storeName })),
  );
  return (
    <PagedList
      read={read}
      rows={lines}
      keyOf={({ sn }) => sn}
      pageSize={PAGE_SIZE}
      hrefOf={hrefOf}
      looks="panels"
      rowClass={styles.panel}
      empty={
        <NothingHere
          drawing="box"
          title={t("empty.toWrite")}
          text={t("empty.toWriteText")}
          action={<ButtonLink href={hrefTo.orders()}>{t("empty.toOrders")}</ButtonLink>}
        />
      }
    >
      {(line) => (
        <BoughtGoods
          goodsId={line.goodsId}
          skuId={line.skuId}
          name={line.name}
          image={line.image}
          note={
            <>
              {[line.storeName, line.specs].filter(Boolean).map((part) => `${part} · `)}
              <span>{shopTime.day(line.createTime)}</span>
            </>
          }
        >
          <ButtonLink
            size="sm"
            href={hrefTo.addEvaluation({ sn: line.orderSn, itemSn: line.sn })}
            aria-label={t("writeAbout", { name: line.name })}
          >
            {t("write")}
          </ButtonLink>
        </BoughtGoods>
      )}
    </PagedList>
  );
}
