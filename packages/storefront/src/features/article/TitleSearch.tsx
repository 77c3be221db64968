import { SearchBox } from "@sundry/ui/commerce/SearchBox";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";

interface TitleSearchProps {
  /** Only articles of this category. */
  categoryId?: string | undefined;
  /** What is searched now. */
  title?: string;
  className?: string;
}

/** Searches titles; clearing it shows the list again. */
export function TitleSearch({ categoryId, title = "", className }: TitleSearchProps) {
  const { t } = useTranslation("article");
  const navigate = useNavigate();
  const [value, setValue] = useState(title);
  const search = (words: string) => void navigate(hrefTo.article({ categoryId, title: words }));
  return (
    <SearchBox
      size="md"
      className={className}
      aria-label={t("article.search")}
      label={t("article.search")}
      placeholder={t("article.search")}
      value={value}
      onValueChange={(event) => {
        setValue(event.value);
        if (event.value === "" && title) search("");
      }}
      onSearch={({ keyword }) => search(keyword)}
    />
  );
}
