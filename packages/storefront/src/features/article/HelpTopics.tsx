import type { ArticleCategory, ArticleSummary } from "@sundry/api/contract/entities/article";
import { UiLink } from "@sundry/ui/runtime";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { leavesOf } from "./articleTree.ts";
import * as styles from "./HelpHome.css.ts";

/** Articles of a topic that are named; the rest is a press away. */
const named = 5;

interface HelpTopicsProps {
  tree: readonly ArticleCategory[];
  articles: readonly ArticleSummary[];
}

/** Every topic as a link, with its first articles. */
export function HelpTopics({ tree, articles }: HelpTopicsProps) {
  const { t } = useTranslation("article");
  const id = useId();
  return (
    <nav aria-label={t("article.categories")}>
      <h2 className={styles.topicsTitle}>{t("home.topics")}</h2>
      <div className={styles.topics}>
        {tree.flatMap(leavesOf).map((topic) => {
          const own = articles.filter(({ categoryId }) => categoryId === topic.id);
          const href = hrefTo.article({ categoryId: topic.id });
          const more = t("home.more", { count: own.length - named });
          return (
            <section key={topic.id} className={styles.topic} aria-labelledby={`${id}-${topic.id}`}>
              <h3 id={`${id}-${topic.id}`} className={styles.topicTitle}>
                <UiLink href={href} className={styles.topicLink}>
                  {topic.articleCategoryName}
                </UiLink>
              </h3>
              <ul className={styles.topicArticles}>
                {own.slice(0, named).map((article) => (
                  <li key={article.id}>
                    <UiLink href={hrefTo.article({ id: article.id })} className={styles.link}>
                      {article.title}
                    </UiLink>
                  </li>
                ))}
                {own.length > named && (
                  <li>
                    <UiLink
                      href={href}
                      aria-label={t("home.moreOf", { more, topic: topic.articleCategoryName })}
                      className={styles.more}
                    >
                      {more}
                    </UiLink>
                  </li>
                )}
              </ul>
            </section>
          );
        })}
      </div>
    </nav>
  );
}
