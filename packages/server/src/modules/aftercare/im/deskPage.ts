import { escaped } from "#server/http/escaped.ts";
import { plainPage } from "#server/http/plainPages.ts";
import type { ChatLine } from "./chat.ts";
import { type Lang, wordsIn } from "#server/locales.ts";

/** A talk in the desk's list. */
export interface DeskTalk {
  id: string;
  buyer: string;
  party: string;
  last: string;
  /** Time in the shop's zone. */
  at: string;
  unread: number;
}

/** The part that is reloaded for new lines. The rest, perhaps with an unfinished reply, stays. */
function live(markup: string): string {
  return `<div id="live" aria-live="polite">${markup}</div>`;
}

const scripts = `\n<script src="/im/live.js"></script>\n<script src="/im/desk.js"></script>`;

/** The talks of all buyers, latest first. */
export function deskPage(lang: Lang, talks: readonly DeskTalk[]): string {
  const labels = wordsIn(lang).demoPages.desk;
  const items = talks.map(({ id, buyer, party, last, at, unread }) => {
    const news = unread > 0 ? ` <strong>(${unread} ${labels.unread})</strong>` : "";
    const name = `${escaped(buyer)} → ${escaped(party)}`;
    return `<li><a href="/im/desk/${encodeURIComponent(id)}">${name}</a>${news}<br><small>${at}</small> ${escaped(last)}</li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join("\n")}</ul>` : `<p>${labels.none}</p>`;
  return plainPage(
    lang,
    labels.title,
    `<p>${labels.why}</p>\n${live(list)}\n<p><a href="/im/desk">${labels.reload}</a></p>${scripts}`,
  );
}

/** One talk, with a field for the store's reply. */
export function deskTalkPage(
  lang: Lang,
  { id, name, lines }: { id: string; name: string; lines: readonly ChatLine[] },
) {
  const labels = wordsIn(lang).demoPages.desk;
  const said = ({ type, text, goods, order }: ChatLine) => {
    if (type === "PICTURE") return `<a href="${escaped(text)}">${labels.picture}</a>`;
    if (goods) return escaped(`${labels.goods}: ${goods.name} · ${goods.price}`);
    return escaped(order ? `${order.title}: ${order.contents}` : text);
  };
  const list = lines.map((line) => `<dt>${line.mine ? labels.buyer : labels.store}</dt><dd>${said(line)}</dd>`);
  const action = `/im/desk/${encodeURIComponent(id)}`;
  const form =
    `<form method="post" action="${action}"><p><label for="text">${labels.answer}</label><br>` +
    `<textarea id="text" name="text" rows="3" cols="40" maxlength="500" required></textarea></p>` +
    `<button>${labels.send}</button></form>`;
  const ways = `<p><a href="${action}">${labels.reload}</a> · <a href="/im/desk">${labels.back}</a></p>`;
  return plainPage(lang, escaped(name), `${live(`<dl>${list.join("")}</dl>`)}\n${form}\n${ways}${scripts}`);
}
