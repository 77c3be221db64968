import DOMPurify from "dompurify";

const purifier = DOMPurify(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  if (node.tagName === "A" && node.hasAttribute("href")) {
    node.setAttribute("rel", "noopener noreferrer nofollow");
    node.setAttribute("target", "_blank");
  }
  if (node.tagName === "IMG") {
    node.setAttribute("loading", "lazy");
    node.setAttribute("decoding", "async");
  }
});

/**
 * Keeps what a merchant's text may consist of: headings, paragraphs, lists, tables, emphasis, links and pictures. Everything
 * else, scripts, handlers and styles above all, is dropped (VA-05).
 */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [
      ..."h2 h3 h4 p br hr ul ol li strong b em i u s blockquote a img figure figcaption".split(" "),
      ..."table thead tbody tr th td dl dt dd span div".split(" "),
    ],
    ALLOWED_ATTR: ["href", "src", "alt", "title", "width", "height", "colspan", "rowspan"],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i,
  });
}
