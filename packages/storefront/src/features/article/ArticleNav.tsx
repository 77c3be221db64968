import type { ArticleCategory } from "@sundry/api/contract/entities/article";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { UiLink } from "@sundry/ui/runtime";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./ArticleNav.css.ts";
import { leavesOf, pathOf } from "./articleTree.ts";

interface ArticleNavProps {
  tree: readonly ArticleCategory[];
  loading: boolean;
  /** The open category. */
  current: string | undefined;
}

/** The tree of categories as links. On a small screen it opens below a button that shows the current one. */
export function ArticleNav({ tree, loading, current }: ArticleNavProps) {
  const { t } = useTranslation("article");
  const [openAt, setOpenAt] = useState<string>();
  const id = useId();
  const here = pathOf(tree, current).at(-1)?.articleCategoryName ?? t("article.all");
  // Choosing a category closes the list, because it is open for one category only.
  const place = current ?? "all";
  const open = openAt === place;
  return (
    <nav aria-label={t("article.categories")} className={styles.root}>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={styles.opener}
        onClick={() => setOpenAt(open ? undefined : place)}
      >
        <span>{here}</span>
        <ChevronDown aria-hidden="true" className={styles.arrow} />
      </button>
      <div id={id} data-open={open || undefined} className={styles.tree}>
        <ul className={styles.group}>
          <li>
            <Entry href={hrefTo.article()} label={t("article.all")} here={current === undefined} />
          </li>
        </ul>
        {loading && <Skeleton blockSize="320px" />}
        {tree.map((branch) => (
          <section key={branch.id} aria-labelledby={`${id}-${branch.id}`}>
            <h2 id={`${id}-${branch.id}`} className={styles.heading}>
              {branch.articleCategoryName}
            </h2>
            <ul className={styles.group}>
              {leavesOf(branch).map((leaf) => (
                <li key={leaf.id}>
                  <Entry
                    href={hrefTo.article({ categoryId: leaf.id })}
                    label={leaf.articleCategoryName}
                    here={leaf.id === current}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function Entry({ href, label, here }: { href: string; label: string; here: boolean }) {
  return (
    <UiLink href={href} aria-current={here ? "true" : undefined} className={styles.entry}>
      {label}
    </UiLink>
  );
}
