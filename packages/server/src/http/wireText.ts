import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { accepts } from "hono/accepts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes, compression costs more than it saves. */
const minCompressedBytes = 1024;

export type Coding = "br" | "gzip";

/** The best encoding a client accepts; undefined for none. */
export function codingFor(c: Context): Coding | undefined {
  const coding = accepts(c, {
    header: "Accept-Encoding",
    supports: ["br", "gzip"],
    default: "",
    // Browsers list all their encodings with the same weight, so we choose the best one.
    match: (wanted, { supports, default: none }) =>
      supports.find((name) => wanted.some(({ type, q }) => type.toLowerCase() === name && q > 0)) ?? none,
  });
  return coding === "" ? undefined : (coding as Coding);
}

/**
 * `live` is for answers to one request or a few, `cached` for those that are sent many times; `page` is in between, for
 * pages that are kept for seconds.
 */
export type CompressionEffort = "live" | "page" | "cached";

const brotliQuality = { live: 3, page: 5, cached: 9 } as const satisfies Record<CompressionEffort, number>;
const zipLevel = { live: 4, page: 6, cached: 9 } as const satisfies Record<CompressionEffort, number>;

/** Bytes ready to send, and their encoding. */
export interface WireText {
  bytes: Buffer<ArrayBuffer>;
  coding: Coding | undefined;
}

/** Encodes a text for sending. */
export async function wireText(text: string, coding: Coding | undefined, effort: CompressionEffort): Promise<WireText> {
  const plain = Buffer.from(text);
  if (!coding || plain.length < minCompressedBytes) return { bytes: plain, coding: undefined };
  const bytes =
    coding === "br"
      ? await brotli(plain, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
            [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
          },
        })
      : await zip(plain, { level: zipLevel[effort] });
  return { bytes: Buffer.from(bytes), coding };
}
