import DOMPurify from "dompurify";

const purifier = DOMPurify(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  // Links inside the shop (`#/article…`) and inside the text (`#returns`) stay in this tab.
  if (node.tagName === "A" && node.hasAttribute("href") && !node.getAttribute("href")?.startsWith("#")) {
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
 * else, scripts, handlers and styles above all, is dropped (VA-05). Names of places in the text get the prefix `user-content-`,
 * so that they can hide nothing of the page.
 */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: [
      ..."h2 h3 h4 p br hr ul ol li strong b em i u s blockquote a img figure figcaption".split(" "),
      ..."table thead tbody tr th td dl dt dd span div".split(" "),
    ],
    SANITIZE_NAMED_PROPS: true,
    ALLOWED_ATTR: ["href", "id", "src", "alt", "title", "width", "height", "colspan", "rowspan"],
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i,
  });
}
