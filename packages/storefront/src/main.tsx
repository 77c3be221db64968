import "@sundry/ui/theme";
import "@sundry/ui/theme/fonts";
import { startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/App.tsx";
import { applyDocumentLanguage, currentLocale } from "./shared/i18n/locale.ts";
import { prefetchPage } from "./app/pages.ts";
import { showTheme, storedTheme } from "./shared/site/theme.ts";
import { loadUiWords, startWords } from "./shared/i18n/words.ts";
import { shopOpened } from "./start/loadCode.ts";

showTheme(storedTheme());
applyDocumentLanguage();

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root");

// The page's chunk, its words and the shell's words travel side by side; nothing waits for another.
prefetchPage(window.location.hash.slice(1) || "/");
await Promise.all([startWords(currentLocale()), loadUiWords(currentLocale())]);
const shop = createRoot(root);
// In slices: whoever taps or types while the first page is drawn is not kept waiting.
startTransition(() => shop.render(<App />));
shopOpened();
