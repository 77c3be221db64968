import type { NearestCategory } from "@sundry/api/contract/entities/search";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { BoughtByOthers, SearchRail } from "../../cart/index.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { menuOf } from "../categories/categoryTree.ts";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { useCategories } from "../categories/useCategories.ts";
import { useHotWords } from "./useHotWords.ts";
import type { ActiveFilter } from "./activeFilters.ts";
import * as styles from "./GoodsListPage.css.ts";
import type { GoodsListQuery } from "./goodsListQuery.ts";

interface EmptyListProps {
  query: GoodsListQuery;
  filters: readonly ActiveFilter[];
  /** The department nearest to what was searched for. */
  nearest: NearestCategory | null | undefined;
  onChange: (next: GoodsListQuery) => void;
}

/** No results: suggests a filter to remove, otherwise popular searches and categories; and the nearest department with its goods. */
export function EmptyList({ query, filters, nearest, onChange }: EmptyListProps) {
  const { t } = useTranslation("goodsList");
  const title = query.keyword ? t("emptyKeyword", { keyword: query.keyword }) : t("emptyTitle");
  const isFiltered = filters.length > 0;
  const department = nearest && (
    <ButtonLink href={hrefTo.goodsList({ categoryId: [nearest.categoryId] })} variant="strong" size="sm">
      {t("nearest", { name: nearest.name })}
    </ButtonLink>
  );
  return (
    <>
      <EmptyState
        drawing="search"
        title={title}
        text={t(isFiltered ? "emptyFilters" : "emptyText")}
        action={
          isFiltered ? (
            <div className={styles.suggestions}>
              {filters.map(({ id, label, without }) => (
                <Button key={id} variant="outline" size="sm" icon={<X />} onClick={() => onChange(without)}>
                  {t("removeFilter", { name: label })}
                </Button>
              ))}
              {department}
            </div>
          ) : (
            <Suggestions department={department} />
          )
        }
      />
      {nearest ? (
        <SearchRail
          title={t("emptyNearest", { name: nearest.name })}
          input={{ categoryId: nearest.categoryId, inStock: true }}
        />
      ) : (
        !isFiltered && <BoughtByOthers title={t("emptyPopular")} />
      )}
    </>
  );
}

function Suggestions({ department }: { department: ReactNode }) {
  const words = useHotWords();
  const categories = menuOf(useCategories() ?? []).slice(0, 6);
  return (
    <div className={styles.suggestions}>
      {department}
      {words.map((word) => (
        <ButtonLink key={word} href={hrefTo.goodsList({ keyword: word })} variant="outline" size="sm">
          {word}
        </ButtonLink>
      ))}
      {categories.map(({ id, name, href }) => (
        <ButtonLink key={id} href={href} variant="quiet" size="sm">
          {name}
        </ButtonLink>
      ))}
    </div>
  );
}
