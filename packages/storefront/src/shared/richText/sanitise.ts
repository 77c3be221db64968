import DOMPurify from "dompurify";
import { allowedAttributes, allowedTags, linkAttributes, pictureAttributes } from "./allowed.ts";

const purifier = DOMPurify(window);

purifier.addHook("afterSanitizeAttributes", (node) => {
  const own = node.tagName === "A" ? linkAttributes(node.getAttribute("href")) : {};
  for (const [name, value] of Object.entries(node.tagName === "IMG" ? pictureAttributes : own))
    node.setAttribute(name, value);
});

/**
 * Keeps what a merchant's text may contain: headings, paragraphs, lists, tables, emphasis, links and pictures. Drops
 * everything else, such as scripts, handlers and styles (VA-05). Ids in the text get the prefix `user-content-`, so
 * that they can't clash with the page's own.
 */
export function sanitise(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    SANITIZE_NAMED_PROPS: true,
    ALLOWED_ATTR: allowedAttributes,
    ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i,
  });
}
