import sanitizeHtml from "sanitize-html";
import { inPictureWidth, photoAddress, type PhotoSlot } from "#server/media/pictureUrl.ts";
import { type FoundPhoto, slotOf } from "./checkPhotos.ts";
import type { PhotoMention, Product } from "./readProducts.ts";

/** Width of a picture between the lines of a text. */
const textWidth = 960;
const ownAddress = /\/media\/photos\/([0-9a-f]{40})\.webp(?:\?w=\d+)?/g;

/** Pictures of other addresses, or of files, in the descriptions of a product. */
export function picturesOf({ body, ...product }: Product): PhotoMention[] {
  const { file, line, handle } = product;
  return [
    ...sourcesIn(body.en).map((source) => ({ file, line, handle, column: "body" as const, source })),
    ...sourcesIn(body.zh ?? "").map((source) => ({ file, line, handle, column: "bodyZh" as const, source })),
  ];
}

/**
 * A description with the shop's own addresses for its pictures, because pages load no others. A picture that was not
 * found is left out; what embeds another site becomes a link to it.
 */
export function withShopPictures(html: string, photos: ReadonlyMap<string, FoundPhoto>): string {
  if (!/<(img|iframe|video|embed|audio|object)\b/i.test(html)) return html;
  return rewritten(html, (source) => {
    const photo = photos.get(source);
    return photo && inPictureWidth(photoAddress(slotOf(photo)), textWidth);
  });
}

/** Photos of the shop that a description shows. */
export function photosInText(html: string): PhotoSlot[] {
  return [...html.matchAll(ownAddress)].map(([, id = ""]): PhotoSlot => `photo-${id}`);
}

/** A description with the names of files for the photos of the shop. */
export function withFileNames(html: string, nameOf: (slot: PhotoSlot) => string): string {
  return html.replace(ownAddress, (_, id: string) => nameOf(`photo-${id}`));
}

function sourcesIn(html: string): string[] {
  const sources = new Set<string>();
  if (/<img\b/i.test(html))
    rewritten(html, (source) => {
      if (source !== "") sources.add(source);
      return undefined;
    });
  return [...sources];
}

/** HTML with other sources of pictures; without those that have none. What is not for pages is left as it is. */
function rewritten(html: string, sourceOf: (source: string) => string | undefined): string {
  return sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      img: (tagName, { src = "", ...attribs }) => {
        const source = wholeAddress(laterSource(src, attribs) ?? src);
        const isOwn = source.search(ownAddress) === 0;
        const made = isOwn ? source : sourceOf(source);
        return { tagName, attribs: made === undefined ? attribs : { ...attribs, src: made } };
      },
      ...Object.fromEntries(["iframe", "embed", "video", "audio", "source", "object"].map((name) => [name, linkTo])),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
  });
}

/** A link to what a page would embed, such as a video. */
function linkTo(_: string, { src, data }: Record<string, string>): sanitizeHtml.Tag {
  const address = wholeAddress(src ?? data ?? "");
  // A video may name its files in elements of its own, which become the links.
  if (!/^https?:/i.test(address) || !URL.canParse(address)) return { tagName: "div", attribs: {} };
  const video = /^https?:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(address)?.[1];
  const href = video === undefined ? address : `https://www.youtube.com/watch?v=${video}`;
  return { tagName: "a", attribs: { href }, text: new URL(href).hostname };
}

/** Where the real picture is if a page was to load it later, and shows a drawn placeholder until then. */
function laterSource(src: string, attribs: Record<string, string>): string | undefined {
  const isPlaceholder = src === "" || src.startsWith("data:");
  return isPlaceholder
    ? ["data-src", "data-original", "data-lazy-src"].map((name) => attribs[name]).find(Boolean)
    : undefined;
}

/** An address without a scheme takes that of the page: `//cdn.example/a.jpg`. */
function wholeAddress(source: string): string {
  const trimmed = source.trim();
  return trimmed.startsWith("//") ? `https:${trimmed}` : trimmed;
}
