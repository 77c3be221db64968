import { createClock, UiProvider } from "@sundry/ui/runtime";
import { createToastStore, ToastProvider } from "@sundry/ui/primitives/Toast";
import { type ComponentType, type ReactNode, Suspense } from "react";
import { useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { routeOf } from "../routes.ts";
import { AppLink } from "./AppLink.tsx";
import { NetworkWaitNotice } from "./NetworkWaitNotice.tsx";
import { client } from "../shared/data/client.ts";
import { isClosed } from "../shared/site/closedPages.ts";
import { useSiteSettings } from "../shared/site/site.ts";
import { shopCurrency } from "../shared/site/money.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { LoginPromptHost } from "../shell/login/LoginPromptHost.tsx";
import { Hydration } from "../shared/layout/Hydration.tsx";
import { PrefetchContext } from "../shared/routing/prefetch.ts";
import { prefetchPage } from "./pages.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { RouteHost } from "./RouteHost.tsx";
import { SentHead } from "./SentHead.tsx";
import { ToastsOnRoute } from "./ToastsOnRoute.tsx";
import { ShopRouter } from "./ShopRouter.tsx";
import { SessionEffects } from "../shared/session/session.ts";
import { DeferredShell } from "../shell/deferred/DeferredShell.tsx";
import { uiWords } from "../shared/i18n/words.ts";
import { cacheOf, type SentAnswers } from "../shared/data/sentAnswers.ts";
import type { SentPage } from "../shared/data/sentPage.ts";
import { lazyPart } from "../shared/routing/lazyPart.ts";

const NotFoundPage = lazyPart(() => import("./NotFoundPage.tsx").then((m) => ({ default: m.NotFoundPage })));

const toasts = createToastStore();
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
  return (
    <Hydration sent={sent !== undefined}>
      <SWRConfig value={{ provider: () => cacheOf(answers, sent?.keptAt) }}>
        <Router>
          <UiProvider
            locale={locale}
            messages={uiWords(locale)}
            currency={shopCurrency}
            clock={clock}
            serverNow={sent?.now}
            link={AppLink}
          >
            <ToastProvider store={toasts}>
              <PrefetchContext value={prefetchPage}>
                <ToastsOnRoute store={toasts} />
                <SessionEffects />
                <SentHead />
                <NetworkWaitNotice />
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
    </Hydration>
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
    </Suspense>
  );
}
