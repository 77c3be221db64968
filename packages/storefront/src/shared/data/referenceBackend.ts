import { md5 } from "@noble/hashes/legacy.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Dialect } from "@sundry/api/dialects/dialect";
import { referenceDialect } from "@sundry/api/dialects/reference";
import type { ShopConfig } from "../site/configEntries.ts";

/**
 * The dialect of the public reference backend, with an MD5 of its own, because browsers have none. A slash at the end of an
 * address, as copied from a browser, does no harm.
 */
export function referenceBackend({ buyer, common, im }: ShopConfig["bases"]): Dialect {
  const bases = { buyer: withoutSlash(buyer), common: withoutSlash(common), im: withoutSlash(im) };
  return referenceDialect({ bases, md5: (text) => bytesToHex(md5(utf8ToBytes(text))) });
}

const withoutSlash = (address: string) => address.replace(/\/+$/, "");
