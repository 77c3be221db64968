import sanitizeHtml from "sanitize-html";
import {
  allowedAttributes,
  allowedTags,
  idPrefix,
  linkAttributes,
  pictureAttributes,
} from "../shared/richText/allowed.ts";

/** The same as `shared/richText/sanitise.ts` for the server, which has no document: the build replaces that file by this. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { "*": [...allowedAttributes, "rel", "target", "loading", "decoding"] },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowProtocolRelative: false,
    nonTextTags: ["script", "style", "textarea", "option", "noscript", "template", "svg", "math", "iframe", "xmp"],
    transformTags: {
      "*": (tagName, { id, ...attributes }) => ({
        tagName,
        attribs: {
          ...kept(attributes),
          ...(id && { id: id.startsWith(idPrefix) ? id : idPrefix + id }),
          ...(tagName === "a" && linkAttributes(attributes["href"])),
          ...(tagName === "img" && pictureAttributes),
        },
      }),
    },
  });
}

/** A text cannot bring its own values of what only we set. */
function kept(attributes: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => allowedAttributes.includes(name)));
}
