import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import * as lists from "../../shared/list/listPage.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { LinesToEvaluate } from "./LinesToEvaluate.tsx";
import { WrittenEvaluations } from "./WrittenEvaluations.tsx";

const tabs = ["toWrite", "written"] as const;

/** Lines to review and the buyer's reviews; tab and page are in the address (MC-06). */
export function EvaluationListPage() {
  const { t } = useTranslation("evaluation");
  const [{ tab, pageNumber }, go] = usePageQuery("evaluations");
  const hrefOf = (page: number) => hrefTo.evaluations({ tab, pageNumber: page });
  return (
    <div className={lists.page}>
      <h1 className={lists.title}>{t("title")}</h1>
      <Tabs
        label={t("tabs.label")}
        value={tab}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onValueChange={({ value }) => go({ tab: tabs.find((one) => one === value) ?? "toWrite", pageNumber: 1 })}
      />
      {tab === "toWrite" ? (
        <LinesToEvaluate pageNumber={pageNumber} hrefOf={hrefOf} />
      ) : (
        <WrittenEvaluations pageNumber={pageNumber} hrefOf={hrefOf} />
      )}
    </div>
  );
}
