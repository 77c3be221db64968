import { createClock, UiProvider } from "@sundry/ui/runtime";
import { ToastProvider } from "@sundry/ui/primitives/Toast";
import { lazy, Suspense } from "react";
import { HashRouter, Route, Routes } from "react-router-dom";
import { SWRConfig } from "swr";
import { routes } from "../routes.ts";
import { AppLink } from "./AppLink.tsx";
import { client } from "./client.ts";
import { useLocale } from "./locale.ts";
import { LoginPromptHost } from "./LoginPrompt.tsx";
import { RouteHost } from "./RouteHost.tsx";
import { SessionEffects } from "./session.ts";
import { Later } from "./shell/Later.tsx";
import { uiWords } from "./uiWords.ts";

const NotFoundPage = lazy(() => import("./NotFoundPage.tsx").then((m) => ({ default: m.NotFoundPage })));

const clock = createClock({ deviceTime: client.serverNow });

/** The whole shop: what every page stands on, and the table of routes. */
export function App() {
  const locale = useLocale();
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <HashRouter>
        <UiProvider locale={locale} messages={uiWords(locale)} clock={clock} link={AppLink}>
          <ToastProvider>
            <SessionEffects />
            <LoginPromptHost>
              <Routes>
                {routes.flatMap((row) =>
                  [row.path, ...(row.aliases ?? [])].map((path) => (
                    <Route key={path} path={path} element={<RouteHost row={row} />} />
                  )),
                )}
                <Route
                  path="*"
                  element={
                    <Suspense>
                      <NotFoundPage />
                    </Suspense>
                  }
                />
              </Routes>
              <Later />
            </LoginPromptHost>
          </ToastProvider>
        </UiProvider>
      </HashRouter>
    </SWRConfig>
  );
}
