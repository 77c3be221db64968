// The styles of `@sundry/ui/theme` without its tokens, which only the colour of a shop of its own needs.
import "@sundry/ui/theme/layers.css";
import "@sundry/ui/theme/reset.css";
import "@sundry/ui/theme/document.css";
import "@sundry/ui/theme/contrast.css";
import "@sundry/ui/theme/fonts";
import type { SiteSetting } from "@sundry/api/contract/entities/site";
import { get as getSite } from "@sundry/api/contract/site";
import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { applyDocumentLanguage, currentLocale, takeFirstLocale } from "./shared/i18n/locale.ts";
import { firstAnswer } from "./app/firstAnswer.ts";
import { loadPageAt } from "./app/pages.ts";
import "./shared/layout/document.css.ts";
import "./shared/layout/paper.css.ts";
import { showTheme, storedTheme } from "./shared/site/theme.ts";
import { loadUiWords, initWords } from "./shared/i18n/words.ts";
import { showHashRoute } from "./app/hashRoute.ts";
import { readKey } from "./shared/data/useRead.ts";
import { sentAnswer } from "./shared/data/sentAnswers.ts";
import { takeDialect } from "./shared/data/createShopClient.ts";
import { clearedRoot, type SentPage, sentPage } from "./shared/data/sentPage.ts";
import { dropSentHead } from "./shared/routing/entryPages.ts";
import { readSettings } from "./shared/site/config.ts";
import { takeSite } from "./shared/site/site.ts";
import { dropEarlyPresses } from "./start/earlyPresses.ts";
import { shopOpened } from "./start/loadCode.ts";

void openShop();

/** Opens the shop, on a page that the server has rendered or on an empty one. */
async function openShop(): Promise<void> {
  showTheme(storedTheme());
  await readSettings();
  await takeDialect();
  takeFirstLocale();
  applyDocumentLanguage();

  // The shell's words, the page's chunk and its words load in parallel. The word store comes first, because the page
  // adds its words to it.
  const words = Promise.all([initWords(currentLocale()), loadUiWords(currentLocale())]);
  const sent = sentPage();
  showHashRoute();
  // Before the router hears of it: Back to a sent page, from a link that was followed before the code had loaded.
  window.addEventListener("popstate", showHashRoute);
  const address = routeNow();
  const pageLoaded = loadPageAt(address);
  // The page shows why it did not load.
  pageLoaded.catch(() => undefined);
  await words;
  if (!sent) return draw();
  takeSite(sentAnswer(sent.answers, readKey(getSite, {}, currentLocale()))?.data as SiteSetting | undefined);
  // Taken over with its code at hand: a part without it would be drawn a second time.
  await pageLoaded.catch(() => undefined);
  takeOver(sent, address);
}

/** Takes over the page that the server has rendered, unless the visitor has followed one of its links meanwhile. */
function takeOver(sent: SentPage, address: string): void {
  if (routeNow() !== address) return draw();
  startTransition(() => void hydrateRoot(rootElement(), <App sent={sent} />));
  // Early presses are done by then. If the page has failed, nothing else may be kept back.
  setTimeout(dropEarlyPresses, 15_000);
  shopOpened();
}

function draw(): void {
  dropSentHead();
  dropEarlyPresses();
  const shop = createRoot(clearedRoot(rootElement()));
  void firstAnswer(routeNow()).then((answers) => {
    // As a transition, in slices, so that typing and taps still work while the first page renders.
    startTransition(() => shop.render(<App answers={answers} />));
    shopOpened();
  });
}

function routeNow(): string {
  return window.location.hash.slice(1) || "/";
}

function rootElement(): HTMLElement {
  const found = document.getElementById("root");
  if (!found) throw new Error("index.html has no #root");
  return found;
}
