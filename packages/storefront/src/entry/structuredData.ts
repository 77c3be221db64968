/** Facts for search engines in the words of schema.org. */
export type Thing = Readonly<Record<string, unknown>> & { readonly "@type": string };

/** A link of the path to a page, as its breadcrumbs show it. */
export interface Crumb {
  name: string;
  /** Absolute address; undefined for the page itself. */
  url?: string | undefined;
}

/** The path to a page. */
export function breadcrumbList(crumbs: readonly Crumb[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(url && { item: url }),
    })),
  };
}

/** The shop itself, and how to search in it. */
export function shopFacts({ name, url, logo, search }: ShopFacts): readonly Thing[] {
  return [
    { "@type": "Organization", "@id": `${url}#shop`, name, url, ...(logo && { logo }) },
    {
      "@type": "WebSite",
      name,
      url,
      publisher: { "@id": `${url}#shop` },
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: search },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}

interface ShopFacts {
  name: string;
  /** Absolute address of the home page. */
  url: string;
  logo: string | undefined;
  /** Absolute address of the list, with `{search_term_string}` for the words. */
  search: string;
}

/** What a search engine shows about goods. All addresses are absolute. */
export interface GoodsFacts {
  name: string;
  description: string;
  url: string;
  pictures: readonly string[];
  articleNumber: string | undefined;
  brand: string | undefined;
  /** Price of one piece that the page shows first, in units. */
  /** Undefined for a price that is no number. */
  price: number | undefined;
  /** ISO 4217. */
  currency: string;
  /** Smallest count that can be bought. */
  minimum: number;
  /** Whether it can be bought, and is there: the end of an address of schema.org. */
  availability: "InStock" | "MadeToOrder" | "OutOfStock";
  seller: string;
  /** Mean of the evaluations, 1 to 5, and their number; undefined without evaluations. */
  rating: { mean: number; count: number } | undefined;
}

/** Goods with their offer and rating. */
export function productFacts(goods: GoodsFacts): Thing {
  return {
    "@type": "Product",
    name: goods.name,
    ...(goods.description && { description: goods.description }),
    url: goods.url,
    image: goods.pictures,
    ...(goods.articleNumber && { sku: goods.articleNumber }),
    ...(goods.brand && { brand: { "@type": "Brand", name: goods.brand } }),
    offers: {
      "@type": "Offer",
      url: goods.url,
      ...(goods.price !== undefined && { price: goods.price.toFixed(2), priceCurrency: goods.currency }),
      availability: `https://schema.org/${goods.availability}`,
      itemCondition: "https://schema.org/NewCondition",
      eligibleQuantity: { "@type": "QuantitativeValue", minValue: goods.minimum },
      seller: { "@type": "Organization", name: goods.seller },
    },
    ...(goods.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: goods.rating.mean,
        bestRating: 5,
        reviewCount: goods.rating.count,
      },
    }),
  };
}

/** JSON-LD that cannot end its element, whatever the texts in it are. */
export function jsonLd(things: readonly Thing[]): string {
  return JSON.stringify({ "@context": "https://schema.org", "@graph": things }).replaceAll("<", "\\u003c");
}
