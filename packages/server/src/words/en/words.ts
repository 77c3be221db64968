import { afterSale } from "./afterSale.ts";
import { carriers } from "./carriers.ts";
import { chat } from "./chat.ts";
import { demoPages } from "./demoPages.ts";
import { histories } from "./histories.ts";
import { letters } from "./letters.ts";
import { notices } from "./notices.ts";
import { papers } from "./papers.ts";
import { refusals } from "./refusals.ts";
import { sentences } from "./sentences.ts";

/** All words of the server in English. Other languages have the same keys, or fall back to these. */
export const words = {
  refusals,
  notices,
  sentences,
  histories,
  letters,
  papers,
  afterSale,
  carriers,
  chat,
  demoPages,
};
