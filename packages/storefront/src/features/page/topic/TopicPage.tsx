import { get } from "@sundry/api/contract/page";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import { usePageName } from "../../../shared/routing/pageName.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { hasContent } from "../blocks/hasContent.ts";
import { ShopBlocks } from "../blocks/ShopBlocks.tsx";
import { CopyLink } from "./CopyLink.tsx";
import * as styles from "./TopicPage.css.ts";
import { TopicSkeleton } from "./TopicSkeleton.tsx";
import { NothingHere } from "../../cart/index.ts";

/**
 * A topic: a page of the same blocks as the home page. For an unknown id it says that the topic has ended, and for one
 * without readable blocks that its content is missing (GD-08).
 */
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
  if (!hasContent(data.pageData)) return <BrokenTopic id={id} name={name} onRetry={() => void reload()} />;
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

interface BrokenTopicProps {
  id: string;
  name: string | undefined;
  onRetry: () => void;
}

/** A topic without anything that can be shown: says so, and leads on. */
function BrokenTopic({ id, name, onRetry }: BrokenTopicProps) {
  const { t } = useTranslation("pageTopic");
  return (
    <div className={wrap}>
      <NothingHere
        headingLevel={1}
        drawing="clock"
        title={name ? t("topic.brokenNamed", { name }) : t("topic.broken")}
        text={t("topic.brokenText")}
        action={
          <div className={styles.ways}>
            <Button onClick={onRetry}>{t("retry", { ns: "shell" })}</Button>
            <ButtonLink variant="outline" href={hrefTo.goodsList({ sort: "releaseTime", order: "desc" })}>
              {t("nav.newGoods", { ns: "shell" })}
            </ButtonLink>
            <ButtonLink variant="outline" href={hrefTo.home()}>
              {t("backHome", { ns: "shell" })}
            </ButtonLink>
            <CopyLink id={id} />
          </div>
        }
      />
    </div>
  );
}

function EndedTopic() {
  const { t } = useTranslation("pageTopic");
  return (
    <div className={wrap}>
      <NothingHere
        headingLevel={1}
        drawing="clock"
        title={t("topic.ended")}
        text={t("topic.endedText")}
        action={<ButtonLink href={hrefTo.home()}>{t("backHome", { ns: "shell" })}</ButtonLink>}
      />
    </div>
  );
}
