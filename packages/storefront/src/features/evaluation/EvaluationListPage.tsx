import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { readEvaluationListQuery, tabs, writeEvaluationListQuery } from "./evaluationListQuery.ts";
import * as lists from "../../shared/list/listPage.css.ts";
import { LinesToEvaluate } from "./LinesToEvaluate.tsx";
import { WrittenEvaluations } from "./WrittenEvaluations.tsx";

/** What can be reviewed and what was, page by page; tab and page in the query (MC-06). */
export function EvaluationListPage() {
  const { t } = useTranslation("evaluation");
  const [params, setParams] = useSearchParams();
  const { tab, pageNumber } = readEvaluationListQuery(params);
  const hrefOf = (page: number) => `/home/CommentList?${writeEvaluationListQuery({ tab, pageNumber: page })}`;
  return (
    <div className={lists.page}>
      <h1 className={lists.title}>{t("title")}</h1>
      <Tabs
        label={t("tabs.label")}
        value={tab}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onValueChange={({ value }) =>
          setParams(writeEvaluationListQuery({ tab: tabs.find((one) => one === value) ?? "toWrite", pageNumber: 1 }))
        }
      />
      {tab === "toWrite" ? (
        <LinesToEvaluate pageNumber={pageNumber} hrefOf={hrefOf} />
      ) : (
        <WrittenEvaluations pageNumber={pageNumber} hrefOf={hrefOf} />
      )}
    </div>
  );
}
