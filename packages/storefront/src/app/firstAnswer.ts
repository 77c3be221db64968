import { unstable_serialize as serialize } from "swr";
import { client } from "../shared/data/client.ts";
import { noteRead } from "../shared/data/keptAnswers.ts";
import type { SentAnswers } from "../shared/data/sentAnswers.ts";
import { readKey, readName } from "../shared/data/useRead.ts";
import { currentLocale } from "../shared/i18n/locale.ts";
import { routeOf } from "../routes.ts";
import { hasArrivedEarly } from "../start/earlyAnswer.ts";

/**
 * The answer to the page's first call, if `start.ts` has begun it and it is here already: the page is then drawn with
 * its goods at once. Does not wait for the network. Empty after a failure; the page asks again and says what is wrong.
 */
export async function firstAnswer(address: string): Promise<SentAnswers> {
  const [path = "", query = ""] = address.split("?");
  try {
    const read = routeOf(path)?.firstRead?.(new URLSearchParams(query));
    if (!read) return [];
    const [url, locale] = [client.addressOf(read.call, read.input), currentLocale()];
    if (!hasArrivedEarly(url, locale)) return [];
    const data: unknown = await client.send(read.call, read.input);
    const key = readKey(read.call, read.input, locale);
    noteRead(readName(key), url);
    return [[serialize(key), { data }]];
  } catch {
    return [];
  }
}
