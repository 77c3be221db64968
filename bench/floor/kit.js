import i18next from "i18next";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { initReactI18next, useTranslation } from "react-i18next";
import { HashRouter, Route, Routes } from "react-router-dom";
import useSWR from "swr";

await i18next.use(initReactI18next).init({ lng: "en", resources: { en: { translation: { title: "Floor" } } } });

function Page() {
  const { t } = useTranslation();
  const { data } = useSWR("title", () => t("title"), { fallbackData: t("title") });
  return createElement("h1", null, data);
}

createRoot(document.getElementById("root")).render(
  createElement(
    HashRouter,
    null,
    createElement(Routes, null, createElement(Route, { path: "*", element: createElement(Page) })),
  ),
);
