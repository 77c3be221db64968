import { createClock, UiProvider } from "@sundry/ui/runtime";
import { ToastProvider } from "@sundry/ui/primitives/Toast";
import { Suspense } from "react";
import { HashRouter, useLocation } from "react-router-dom";
import { SWRConfig } from "swr";
import { routeOf } from "../routes.ts";
import { AppLink } from "./AppLink.tsx";
import { NetworkWaitNotice } from "./NetworkWaitNotice.tsx";
import { client } from "../shared/data/client.ts";
import { useLocale } from "../shared/i18n/locale.ts";
import { LoginPromptHost } from "../shell/login/LoginPromptHost.tsx";
import { PrefetchContext } from "../shared/routing/prefetch.ts";
import { prefetchPage } from "./pages.ts";
import { PageBoundary } from "./PageBoundary.tsx";
import { RouteHost } from "./RouteHost.tsx";
import { SessionEffects } from "../shared/session/session.ts";
import { Later } from "../shell/late/Later.tsx";
import { uiWords } from "../shared/i18n/words.ts";
import { lazyPart } from "../shared/routing/lazyPart.ts";

const NotFoundPage = lazyPart(() => import("./NotFoundPage.tsx").then((m) => ({ default: m.NotFoundPage })));

const clock = createClock({ deviceTime: client.serverNow });

/** The whole shop: its providers and the open page. */
export function App() {
  const locale = useLocale();
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <HashRouter>
        <UiProvider locale={locale} messages={uiWords(locale)} clock={clock} link={AppLink}>
          <ToastProvider>
            <PrefetchContext value={prefetchPage}>
              <SessionEffects />
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
      </HashRouter>
    </SWRConfig>
  );
}

function LateOnRoute() {
  return <Later page={routeOf(useLocation().pathname)} />;
}

/** The route of the address, from the one table (RT-01): every path is a whole one, so nothing has to be ranked or nested. */
function CurrentRoute() {
  const row = routeOf(useLocation().pathname);
  if (row) return <RouteHost row={row} />;
  return (
    <Suspense>
      <NotFoundPage />
    </Suspense>
  );
}
