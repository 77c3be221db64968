import { createClock, UiProvider } from "@sundry/ui/runtime";
import { createToastStore, ToastProvider } from "@sundry/ui/primitives/Toast";
import { type ComponentType, type ReactNode, Suspense, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { routeOf } from "../routes.ts";
import { AppLink } from "./AppLink.tsx";
import { BusyServerNotice } from "./BusyServerNotice.tsx";
import { NetworkWaitNotice } from "./NetworkWaitNotice.tsx";
import { client } from "../shared/data/client.ts";
import { isClosed } from "../shared/site/closedPages.ts";
import { useSiteSettings } from "../shared/site/site.ts";
import { shopConfig } from "../shared/site/config.ts";
import { shopCurrency } from "../shared/site/money.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { LoginPromptHost } from "../shell/login/LoginPromptHost.tsx";
import { PrefetchContext } from "../shared/routing/prefetch.ts";
import { prefetchPage } from "./pages.ts";
import { EarlyPresses } from "./EarlyPresses.tsx";
import { PageBoundary } from "./PageBoundary.tsx";
import { RouteHost } from "./RouteHost.tsx";
import { SentHead } from "./SentHead.tsx";
import { ToastsOnRoute } from "./ToastsOnRoute.tsx";
import { ShopRouter } from "./ShopRouter.tsx";
import { SessionEffects } from "../shared/session/session.ts";
import { DeferredShell } from "../shell/deferred/DeferredShell.tsx";
import { uiWords } from "../shared/i18n/words.ts";
import { FreshOnReturn } from "../shared/data/FreshOnReturn.ts";
import { cacheOf, type SentAnswers } from "../shared/data/sentAnswers.ts";
import type { SentPage } from "../shared/data/sentPage.ts";
import { keepEarlyTexts } from "../start/earlyPresses.ts";
import { lazyPart } from "../shared/routing/lazyPart.ts";

const NotFoundPage = lazyPart(() => import("./NotFoundPage.tsx").then((m) => ({ default: m.NotFoundPage })));

const clock = createClock({ deviceTime: client.serverNow });

interface AppProps {
  /** Keeps the address. The server has its own one, for a single address. */
  router?: ComponentType<{ children: ReactNode }>;
  /** The page that the server has rendered, for taking it over. */
  sent?: SentPage | undefined;
  /** Answers that are known before the first drawing. */
  answers?: SentAnswers | undefined;
}

/** The whole shop: its providers and the open page. */
export function App({ router: Router = ShopRouter, sent, answers = sent?.answers ?? [] }: AppProps) {
  const locale = useLocale();
  const [toasts] = useState(() => createToastStore());
  // The shell is taken over before its page.
  useLayoutEffect(keepEarlyTexts, []);
  return (
    <SWRConfig value={{ provider: () => cacheOf(answers, sent?.keptAt) }}>
      <Router>
        <UiProvider
          locale={locale}
          messages={uiWords(locale)}
          currency={shopCurrency()}
          clock={clock}
          serverNow={sent?.now}
          link={AppLink}
          textLimit={shopConfig.inputLimit}
        >
          <ToastProvider store={toasts}>
            <PrefetchContext value={prefetchPage}>
              <ToastsOnRoute store={toasts} />
              <SessionEffects />
              <FreshOnReturn />
              <SentHead />
              <NetworkWaitNotice />
              <BusyServerNotice />
              <LoginPromptHost>
                {/* For a part of the shell whose code no longer exists. */}
                <PageBoundary resetKey="">
                  <CurrentRoute />
                </PageBoundary>
                <LateOnRoute />
              </LoginPromptHost>
            </PrefetchContext>
          </ToastProvider>
        </UiProvider>
      </Router>
    </SWRConfig>
  );
}

function LateOnRoute() {
  return <DeferredShell page={routeOf(useLocation().pathname)} />;
}

/**
 * The route of the address, from the one table (RT-01). Every path is complete, so routes are neither ranked nor
 * nested. A page that the shop's settings close is not found.
 */
function CurrentRoute() {
  const row = routeOf(useLocation().pathname);
  const settings = useSiteSettings();
  if (row && !isClosed(settings, row.name)) return <RouteHost row={row} />;
  return (
    <Suspense>
      <NotFoundPage />
      <EarlyPresses />
    </Suspense>
  );
}
