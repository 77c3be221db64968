import sanitizeHtml from "sanitize-html";

/** What a text of a merchant may consist of; the shop's pages keep the same when they show it (VA-05). */
const allowedTags = [
  ..."h2 h3 h4 p br hr ul ol li strong b em i u s blockquote a img figure figcaption".split(" "),
  ..."table thead tbody tr th td dl dt dd span div".split(" "),
];
const everywhere = ["id", "title"];
const allowedAttributes = {
  "*": everywhere,
  a: ["href"],
  img: ["src", "alt", "width", "height"],
  td: ["colspan", "rowspan"],
  th: ["colspan", "rowspan"],
};
/** Texts that are remembered as clean; a marketplace shows few of its texts to most of its buyers. */
const mostRemembered = 1_000;
const clean = new Map<string, string>();

/**
 * Keeps headings, paragraphs, lists, tables, emphasis, links and pictures of a merchant's HTML; scripts, handlers, styles,
 * frames and addresses of other kinds than the web, mail and telephone are dropped. Cleaning twice changes nothing. VA-05.
 */
export function cleanRichText(html: string): string {
  const known = clean.get(html);
  if (known !== undefined) return known;
  const made = /[<&]/.test(html) ? sanitise(html) : html;
  if (clean.size >= mostRemembered) clean.clear();
  clean.set(html, made);
  return made;
}

function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    // The content of what is dropped stays, but for what was never meant to be read.
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "svg", "math", "iframe", "xmp"],
  });
}
