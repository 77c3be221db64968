import i18next from "i18next";
import { renderToStaticMarkup } from "react-dom/server";
import { type Locale, localeOf, locales } from "../shared/i18n/locales.ts";
import { hrefTo, pageAt, type PageName } from "../shared/routing/addresses.ts";
import { documentTitle, type TitleParts } from "../shared/routing/pageName.ts";
import { type FactSources, factsOf, type PageFacts } from "./pageFacts.ts";
import { breadcrumbList, type Crumb, jsonLd, productFacts, shopFacts, type Thing } from "./structuredData.ts";

/** What the head of a document is made of. */
export interface HeadSources extends Pick<FactSources, "answered" | "zone"> {
  /** Address inside the shop, as the visitor asked for it. */
  address: string;
  locale: Locale;
  /** Whether the address names the language. */
  localeNamed: boolean;
  /** Where browsers reach the shop, such as `https://shop.example`; undefined if the shop does not know. */
  origin: string | undefined;
  title: TitleParts;
  /** Root-relative or absolute address of the shop's logo. */
  logo: string | undefined;
  /** What the shop says about itself; empty: nothing, undefined: the usual. */
  slogan?: string | undefined;
  /** Whether the page is about something that exists. */
  exists: boolean;
}

/** Names of languages with a place, as Open Graph wants them. */
const placedLocales: Readonly<Record<Locale, string>> = { en: "en_US", zh: "zh_CN" };

/**
 * Markup of the head: title, description, canonical address, languages, cards for messengers, and facts for search
 * engines. What needs an absolute address is left out in a shop that does not know its own. React escapes all texts.
 */
export function headOf(sources: HeadSources): string {
  const { address, locale, localeNamed, origin, title, answered, zone, exists } = sources;
  const [path = "", query = ""] = address.split("?");
  const page: PageName = pageAt(path) ?? "home";
  const { siteName } = title;
  const name = title.name || title.title || siteName;
  const { slogan } = sources;
  const facts = factsOf(page, { query: new URLSearchParams(query), locale, siteName, slogan, name, zone, answered });
  const absolute = (to: string) => new URL(to, `${origin}/`).href;
  const picture = origin && (facts.picture ?? sources.logo);
  return renderToStaticMarkup(
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={facts.description} />
      {(!exists || !facts.indexed) && <meta name="robots" content="noindex, follow" />}
      {exists && (
        <>
          {origin && <Addresses of={absolute(facts.path)} locale={localeNamed ? locale : undefined} />}
          <meta property="og:type" content={facts.goods ? "product" : page === "article" ? "article" : "website"} />
          <meta property="og:title" content={name} />
          <meta property="og:description" content={facts.description} />
          <meta property="og:site_name" content={siteName} />
          <meta property="og:locale" content={placedLocales[locale]} />
          {picture && <meta property="og:image" content={absolute(picture)} />}
          {picture && <meta property="og:image:alt" content={name} />}
          {facts.goods?.price !== undefined && (
            <meta property="product:price:amount" content={facts.goods.price.toFixed(2)} />
          )}
          {facts.goods?.price !== undefined && (
            <meta property="product:price:currency" content={facts.goods.currency} />
          )}
          <meta name="twitter:card" content={facts.goods ? "summary_large_image" : "summary"} />
          <meta name="twitter:title" content={name} />
          <meta name="twitter:description" content={facts.description} />
          {picture && <meta name="twitter:image" content={absolute(picture)} />}
          {/* A block of data, which no browser runs: the policy of the page allows it. */}
          {origin && (
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: jsonLd(thingsOf(page, facts, { ...sources, absolute })) }}
            />
          )}
        </>
      )}
    </>,
  );
}

/** The addresses of a page: its own, which names the language if the visitor's does, and that of each language. */
function Addresses({ of, locale }: { of: string; locale: Locale | undefined }) {
  const canonical = locale ? withLocale(of, locale) : of;
  return (
    <>
      <link rel="canonical" href={canonical} />
      {locales.map((each) => (
        <link key={each} rel="alternate" hrefLang={localeOf(each).htmlLang} href={withLocale(of, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={of} />
      <meta property="og:url" content={canonical} />
    </>
  );
}

function thingsOf(
  page: PageName,
  { crumbs, goods }: PageFacts,
  { title, logo, absolute }: Pick<HeadSources, "title" | "logo"> & { absolute: (to: string) => string },
): readonly Thing[] {
  const home = absolute(hrefTo.home());
  const path: readonly Crumb[] = [
    { name: i18next.t("home", { ns: "entry" }), url: home },
    ...crumbs.map(({ name, url }) => ({ name, url: url && absolute(url) })),
  ];
  return [
    ...(page === "home"
      ? shopFacts({
          name: title.siteName,
          url: home,
          logo: logo && absolute(logo),
          search: `${absolute(hrefTo.goodsList())}?keyword={search_term_string}`,
        })
      : [breadcrumbList(path)]),
    ...(goods ? [productFacts({ ...goods, url: absolute(goods.url), pictures: goods.pictures.map(absolute) })] : []),
  ];
}

/** The address with its language, so that search engines know each one by its own address. */
function withLocale(address: string, locale: Locale): string {
  return `${address}${address.includes("?") ? "&" : "?"}locale=${locale}`;
}
