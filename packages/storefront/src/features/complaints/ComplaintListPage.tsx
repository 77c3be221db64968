import { list } from "@sundry/api/contract/complaint";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../app/faultWords.ts";
import { useRead } from "../../app/useRead.ts";
import { ComplaintCard } from "./ComplaintCard.tsx";
import * as styles from "./complaints.css.ts";
import { useComplaintActions } from "./useComplaintActions.ts";
import { WaitingPanels } from "./WaitingPanels.tsx";

const PAGE_SIZE = 10;

/** The buyer's complaints, newest first, page by page (MC-05). */
export function ComplaintListPage() {
  const { t } = useTranslation("complaints");
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      <Complaints />
    </div>
  );
}

function Complaints() {
  const { t } = useTranslation("complaints");
  const words = useFaultWords();
  const actions = useComplaintActions();
  const [params] = useSearchParams();
  const pageNumber = pageOf(params.get("pageNumber"));
  const { data, error, reload } = useRead(
    list,
    { pageNumber, pageSize: PAGE_SIZE },
    { keepPrevious: true, onFocus: true },
  );
  if (error && !data) return <ErrorState cause={words(error)} onRetry={() => void reload()} />;
  if (!data) return <WaitingPanels />;
  if (data.total === 0)
    return (
      <EmptyState
        picture="/media/object/letter.webp?v=1&w=160"
        title={t("empty")}
        text={t("emptyText")}
        action={<ButtonLink href="/home/MyOrder">{t("toOrders")}</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {data.records.map((complaint) => (
          <li key={complaint.id}>
            <ComplaintCard complaint={complaint} actions={actions} />
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <Pagination
          page={data.current}
          pageSize={PAGE_SIZE}
          total={data.total}
          hrefOf={(page) => `/home/ComplainList?pageNumber=${page}`}
        />
      )}
    </>
  );
}

function pageOf(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page < 1_000_000 ? page : 1;
}
