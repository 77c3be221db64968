/** What a merchant's text may contain (VA-05). */
export const allowedTags = [
  ..."h2 h3 h4 p br hr ul ol li strong b em i u s blockquote a img figure figcaption".split(" "),
  ..."table thead tbody tr th td dl dt dd span div".split(" "),
];

export const allowedAttributes = ["href", "id", "src", "alt", "title", "width", "height", "colspan", "rowspan"];

/** Put before the ids of a text, so that they cannot clash with the page's own. */
export const idPrefix = "user-content-";

/** Attributes of a link in a text: links inside the shop (`#/article…`) and inside the text stay in this tab. */
export function linkAttributes(href: string | null | undefined): Readonly<Record<string, string>> {
  return typeof href === "string" && !href.startsWith("#")
    ? { rel: "noopener noreferrer nofollow", target: "_blank" }
    : {};
}

export const pictureAttributes = { loading: "lazy", decoding: "async" } as const;
