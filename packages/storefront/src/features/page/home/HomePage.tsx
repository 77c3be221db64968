import { parsePageData } from "@sundry/ui/blocks/pageData";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { useFirstShown } from "../../../shared/layout/useFirstShown.ts";
import { shownTypes, useHomePage } from "./homePage.ts";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import { ShopBlocks } from "../blocks/ShopBlocks.tsx";
import { lazyOptional } from "../../../shared/routing/lazyPart.ts";

const EmptyHome = lazyOptional(() => import("./EmptyHome.tsx").then((m) => ({ default: m.EmptyHome })));

/** The home page: its blocks in the order of its data (BK-17, BK-22). */
export function HomePage() {
  const { t } = useTranslation("pageHome");
  return (
    <>
      <h1>
        <VisuallyHidden>{t("heading")}</VisuallyHidden>
      </h1>
      <HomeBody />
    </>
  );
}

function HomeBody() {
  const { t } = useTranslation("pageHome");
  const { data: answer, error, reload } = useHomePage(true);
  const data = useFirstShown(answer);
  const errorMessage = useErrorMessage();
  const pageData = data?.pageData;
  const empty = useMemo(() => isEmpty(pageData), [pageData]);
  if (error && !answer)
    return (
      <ErrorState
        title={t("failed")}
        kind={faultKind(error)}
        cause={errorMessage(error)}
        onRetry={() => void reload()}
      />
    );
  if (data === undefined) return <HomeSkeleton />;
  if (empty)
    return (
      <Suspense fallback={<HomeSkeleton />}>
        <EmptyHome />
      </Suspense>
    );
  return <ShopBlocks name="home" pageData={pageData} />;
}

function isEmpty(pageData: string | null | undefined): boolean {
  return !pageData || shownTypes(parsePageData(pageData)).length === 0;
}
