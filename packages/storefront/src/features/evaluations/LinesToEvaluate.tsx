import { list } from "@sundry/api/contract/order";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { useTranslation } from "react-i18next";
import { BoughtGoods } from "../../app/BoughtGoods.tsx";
import { useFaultWords } from "../../app/faultWords.ts";
import { useLocale } from "../../app/locale.ts";
import { shopDate } from "../../app/shopTime.ts";
import { useRead } from "../../app/useRead.ts";
import * as styles from "./evaluations.css.ts";
import { WaitingList } from "./WaitingList.tsx";

const PAGE_SIZE = 10;

/** Lines of completed orders that wait for a review, by order. */
export function LinesToEvaluate({ pageNumber, hrefOf }: { pageNumber: number; hrefOf: (page: number) => string }) {
  const { t } = useTranslation("evaluations");
  const locale = useLocale();
  const words = useFaultWords();
  const { data, error, reload } = useRead(
    list,
    { tag: "COMPLETE", commentStatus: "UNFINISHED", pageNumber, pageSize: PAGE_SIZE },
    { keepPrevious: true, onFocus: true },
  );
  if (error && !data) return <ErrorState cause={words(error)} onRetry={() => void reload()} />;
  if (!data) return <WaitingList />;
  if (data.records.length === 0)
    return (
      <EmptyState
        picture="/media/object/box.webp?v=1&w=160"
        title={t("empty.toWrite")}
        text={t("empty.toWriteText")}
        action={<ButtonLink href="/home/MyOrder">{t("empty.toOrders")}</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {data.records.flatMap(({ sn, createTime, storeName, orderItems }) =>
          orderItems
            .filter(({ commentStatus }) => commentStatus === "UNFINISHED")
            .map((line) => (
              <li key={line.sn} className={styles.panel}>
                <BoughtGoods
                  goodsId={line.goodsId}
                  skuId={line.skuId}
                  name={line.name}
                  image={line.image}
                  note={[storeName, line.specs, shopDate(createTime, locale)].filter(Boolean).join(" · ")}
                >
                  <ButtonLink
                    size="sm"
                    href={`/home/AddEval?${new URLSearchParams({ sn, itemSn: line.sn })}`}
                    aria-label={t("writeAbout", { name: line.name })}
                  >
                    {t("write")}
                  </ButtonLink>
                </BoughtGoods>
              </li>
            )),
        )}
      </ul>
      {data.pages > 1 && <Pagination page={data.current} pageSize={PAGE_SIZE} total={data.total} hrefOf={hrefOf} />}
    </>
  );
}
