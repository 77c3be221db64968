import sanitizeHtml from "sanitize-html";
import { withoutOpenTags } from "./openTags.ts";

/** What a merchant's text may contain; the shop's pages allow the same when they show it (VA-05). */
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
/** Stand-ins, so that what stood in lines of its own still does; a page has its one h1. */
const standIns = {
  ...{ h1: "h2", h5: "h4", h6: "h4" },
  ...Object.fromEntries(
    "section article main header footer aside nav center address pre details summary fieldset form"
      .split(" ")
      .map((name) => [name, "div"]),
  ),
};
/** Number of texts cached as clean; most buyers see the same few texts. */
const maxRemembered = 1_000;
const clean = new Map<string, string>();

/**
 * Keeps headings, paragraphs, lists, tables, emphasis, links and pictures of a merchant's HTML. Drops scripts,
 * handlers, styles, frames, and addresses other than web, mail and telephone. Cleaning twice changes nothing. VA-05.
 */
export function cleanRichText(html: string): string {
  const known = clean.get(html);
  if (known !== undefined) return known;
  const made = /[<&]/.test(html) ? sanitise(html) : html;
  if (clean.size >= maxRemembered) clean.clear();
  clean.set(html, made);
  return made;
}

function sanitise(html: string): string {
  return sanitizeHtml(withoutOpenTags(html).html, {
    allowedTags,
    allowedAttributes,
    transformTags: standIns,
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    // The content of dropped elements stays, except content that is not for reading.
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "svg", "math", "iframe", "xmp"],
  });
}
