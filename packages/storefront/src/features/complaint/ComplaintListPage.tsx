import { list } from "@sundry/api/contract/complaint";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { useTranslation } from "react-i18next";
import * as styles from "../../shared/list/listPage.css.ts";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ComplaintCard } from "./ComplaintCard.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

const pageSize = 10;

/** The buyer's complaints, newest first, page by page (MC-05). */
export function ComplaintListPage() {
  const { t } = useTranslation("complaint");
  const [{ pageNumber }] = usePageQuery("complaints");
  const read = useRead(list, { pageNumber, pageSize }, { keepPrevious: true, onFocus: true });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      <PagedList
        read={read}
        rows={read.data?.records}
        keyOf={({ id }) => id}
        pageSize={pageSize}
        hrefOf={(page) => hrefTo.complaints({ pageNumber: page })}
        looks="panels"
        empty={
          <NothingHere
            drawing="letter"
            title={t("empty")}
            text={t("emptyText")}
            action={<ButtonLink href={hrefTo.orders()}>{t("toOrders")}</ButtonLink>}
          />
        }
      >
        {(complaint) => <ComplaintCard complaint={complaint} />}
      </PagedList>
    </div>
  );
}
