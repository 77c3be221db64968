/**
 * The minimum that shows the first content of a page of the shop: the shop's libraries, the page's first call, and one list of its answer.
 * `list.html?<page>#<address of the call>`.
 */
import i18next from "i18next";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { initReactI18next, useTranslation } from "react-i18next";
import { HashRouter, Route, Routes } from "react-router-dom";
import useSWR from "swr";

await i18next.use(initReactI18next).init({
  lng: "en",
  resources: { en: { translation: { title: "Floor", press: "Press" } } },
});

const widths = [96, 160, 240, 320, 480, 640, 960];

/** The content of each page's answer, as rows of a name, a price and a picture, with the picture's size on the shop's page. */
const rowsOf = {
  home: ({ pageData }) =>
    JSON.parse(pageData)
      .list.filter(({ type }) => type !== "topAdvert" && type !== "navBar")
      .flatMap(({ options }) => options?.list ?? [])
      .filter(({ img, name }) => img && name)
      .map(({ name, price, img }) => ({ name, price, picture: img, sizes: "(min-width: 768px) 586px, 286px" })),
  list: ({ records }) =>
    records.map(({ goodsName, price, thumbnail }) => ({
      name: goodsName,
      price,
      picture: thumbnail,
      sizes: "(min-width: 1280px) 197px, (min-width: 768px) 23vw, 45vw",
    })),
  detail: ({ data }) => [
    { name: data.goodsName, price: data.price, picture: data.thumbnail, sizes: "(min-width: 1024px) 540px, 100vw" },
  ],
};

const page = location.search.slice(1);
const call = location.hash.slice(1);

async function read(address) {
  const response = await fetch(address, { headers: { uuid: "bench-floor", "Accept-Language": "en" } });
  return rowsOf[page]((await response.json()).result);
}

function srcset(picture) {
  const [file, query] = picture.split("?");
  const wanted = new URLSearchParams(query);
  return widths.map((width) => {
    wanted.set("w", String(width));
    return `${file}?${wanted} ${width}w`;
  });
}

function Goods({ name, price, picture, sizes }, at) {
  return createElement(
    "article",
    { key: name },
    createElement("img", {
      sizes,
      srcSet: srcset(picture).join(", "),
      width: 160,
      height: 160,
      loading: at < 4 ? "eager" : "lazy",
      alt: "",
    }),
    createElement("h2", null, name),
    createElement("p", null, `$${price ?? 0}`),
  );
}

function Page() {
  const { t } = useTranslation();
  const { data = [] } = useSWR(call, read);
  return createElement(
    "main",
    null,
    createElement("h1", null, t("title")),
    createElement("button", { type: "button", onClick: () => {} }, t("press")),
    data.map(Goods),
  );
}

createRoot(document.getElementById("root")).render(
  createElement(
    HashRouter,
    null,
    createElement(Routes, null, createElement(Route, { path: "*", element: createElement(Page) })),
  ),
);
