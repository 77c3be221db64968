import { get } from "@sundry/api/contract/page";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { useTranslation } from "react-i18next";
import { EmptyState } from "../../../shared/layout/EmptyState.tsx";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import { usePageName } from "../../../shared/routing/pageName.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { ShopBlocks } from "../blocks/ShopBlocks.tsx";
import { CopyLink } from "./CopyLink.tsx";
import * as styles from "./TopicPage.css.ts";
import { TopicSkeleton } from "./TopicSkeleton.tsx";

/** A topic: a page of the same blocks as the home page. For an unknown id it says that the topic has ended (GD-08). */
export function TopicPage() {
  const { t } = useTranslation("pageTopic");
  const [{ id }] = usePageQuery("topic");
  const { data, error, loading, reload } = useRead(get, id ? { id } : null);
  const errorMessage = useErrorMessage();
  const name = data?.name ?? undefined;
  usePageName(name);
  if (!id || data === null || error?.kind === "notFound") return <EndedTopic />;
  if (error && !data)
    return (
      <ErrorState
        headingLevel={1}
        title={t("topic.failed")}
        kind={faultKind(error)}
        cause={errorMessage(error)}
        onRetry={() => void reload()}
      />
    );
  if (loading || !data) return <TopicSkeleton />;
  return (
    <>
      <div className={`${wrap} ${styles.head}`}>
        <h1 className={styles.title}>{name ?? t("topic.title")}</h1>
        <CopyLink id={id} />
      </div>
      <ShopBlocks name="topic" pageData={data.pageData} />
    </>
  );
}

function EndedTopic() {
  const { t } = useTranslation("pageTopic");
  return (
    <div className={wrap}>
      <EmptyState
        headingLevel={1}
        drawing="clock"
        title={t("topic.ended")}
        text={t("topic.endedText")}
        action={<ButtonLink href={hrefTo.home()}>{t("backHome", { ns: "shell" })}</ButtonLink>}
      />
    </div>
  );
}
