import { Phrases } from "@sundry/ui/primitives/Phrases";
import type { ArticleSummary } from "@sundry/api/contract/entities/article";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { ThreadDrawing, type ThreadSubject } from "@sundry/ui/primitives/ThreadDrawing";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useLinked } from "../../shared/site/closedPages.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { type HelpQuestion, helpQuestions } from "../../shared/site/configEntries.ts";
import * as styles from "./HelpHome.css.ts";

/** The picture of a question, and the page that answers it for this buyer. */
const answers: Readonly<Record<HelpQuestion, { drawing: ThreadSubject; href: () => string }>> = {
  orders: { drawing: "box", href: () => hrefTo.orders({ tag: "WAIT_ROG" }) },
  returns: { drawing: "return", href: () => hrefTo.afterSales() },
  paying: { drawing: "ticket", href: () => hrefTo.couponCentre() },
  contact: { drawing: "letter", href: () => hrefTo.contact() },
};

/** The four questions that buyers ask, each with its articles and the page for the act. */
export function HelpQuestions({ articles }: { articles: readonly ArticleSummary[] | undefined }) {
  const { t } = useTranslation("article");
  const isLinked = useLinked();
  return (
    <section aria-label={t("home.questions")}>
      <ul className={styles.questions}>
        {helpQuestions.map((question) => {
          const { drawing, href } = answers[question];
          return (
            <li key={question} className={styles.question}>
              <ThreadDrawing of={drawing} className={styles.drawing} />
              <h2 className={styles.questionTitle}>
                <Phrases>{t(`home.${question}.title`)}</Phrases>
              </h2>
              <QuestionLinks ids={shopConfig.helpArticles[question]} articles={articles} />
              {(question !== "paying" || isLinked("couponCentre")) && (
                <ButtonLink variant="outline" href={href()} className={styles.act}>
                  {t(`home.${question}.act`)}
                </ButtonLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface QuestionLinksProps {
  ids: readonly string[];
  /** All articles of the shop; undefined while they load. */
  articles: readonly ArticleSummary[] | undefined;
}

/** Articles of the settings that the shop has. */
function QuestionLinks({ ids, articles }: QuestionLinksProps) {
  const found = ids.flatMap((id) => articles?.find((article) => article.id === id) ?? []);
  return (
    <ul className={styles.links}>
      {found.map(({ id, title }) => (
        <li key={id}>
          <UiLink href={hrefTo.article({ id })} className={styles.link}>
            {title}
          </UiLink>
        </li>
      ))}
      {!articles && ids.map((id) => <Skeleton key={id} shape="text" />)}
    </ul>
  );
}
