import { list } from "@sundry/api/contract/complaint";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import * as styles from "../../shared/list/listPage.css.ts";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { readPage } from "../../shared/list/readPage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ComplaintCard } from "./ComplaintCard.tsx";
import { useComplaintActions } from "./useComplaintActions.ts";

const PAGE_SIZE = 10;

/** The buyer's complaints, newest first, page by page (MC-05). */
export function ComplaintListPage() {
  const { t } = useTranslation("complaint");
  const actions = useComplaintActions();
  const [params] = useSearchParams();
  const input = { pageNumber: readPage(params), pageSize: PAGE_SIZE };
  const read = useRead(list, input, { keepPrevious: true, onFocus: true });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      <PagedList
        read={read}
        rows={read.data?.records}
        keyOf={({ id }) => id}
        pageSize={PAGE_SIZE}
        hrefOf={(page) => `/home/ComplainList?pageNumber=${page}`}
        looks="panels"
        empty={
          <EmptyState
            picture="/media/object/letter.webp?v=1&w=160"
            title={t("empty")}
            text={t("emptyText")}
            action={<ButtonLink href="/home/MyOrder">{t("toOrders")}</ButtonLink>}
          />
        }
      >
        {(complaint) => <ComplaintCard complaint={complaint} actions={actions} />}
      </PagedList>
    </div>
  );
}
