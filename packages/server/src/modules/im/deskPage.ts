import { escaped } from "#server/http/escaped.ts";
import { plainPage } from "#server/http/plainPages.ts";
import type { Lang } from "#server/http/serve.ts";
import type { ChatLine } from "./chat.ts";

/** A talk in the list of the desk. */
export interface DeskTalk {
  id: string;
  buyer: string;
  party: string;
  last: string;
  /** Moment on the shop's clock. */
  at: string;
  unread: number;
}

const words = {
  en: {
    title: "Chat desk",
    why: "For demonstrations: reply for any store. A shop with its own database does not have this page.",
    none: "No conversations yet.",
    unread: "unread",
    reload: "Refresh",
    back: "All conversations",
    buyer: "Buyer",
    store: "Store",
    answer: "Reply",
    send: "Send",
    goods: "Goods",
  },
  zh: {
    title: "客服工作台",
    why: "演示用：可代任意商家回复。使用自有数据库的商城没有此页面。",
    none: "暂无会话。",
    unread: "未读",
    reload: "刷新",
    back: "全部会话",
    buyer: "买家",
    store: "商家",
    answer: "回复",
    send: "发送",
    goods: "商品",
  },
} as const;

/** The part that is read again when something was said; the rest, with half an answer in it, stays. */
function live(markup: string): string {
  return `<div id="live" aria-live="polite">${markup}</div>`;
}

const scripts = `\n<script src="/im/live.js"></script>\n<script src="/im/desk.js"></script>`;

/** The talks of all buyers, the latest first. */
export function deskPage(lang: Lang, talks: readonly DeskTalk[]): string {
  const labels = words[lang];
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

/** One talk and a field for the store's answer. */
export function deskTalkPage(
  lang: Lang,
  { id, name, lines }: { id: string; name: string; lines: readonly ChatLine[] },
) {
  const labels = words[lang];
  const list = lines.map(({ mine, text, goods }) => {
    const shown = goods ? `${labels.goods}: ${goods.name} · ${goods.price}` : text;
    return `<dt>${mine ? labels.buyer : labels.store}</dt><dd>${escaped(shown)}</dd>`;
  });
  const action = `/im/desk/${encodeURIComponent(id)}`;
  const form =
    `<form method="post" action="${action}"><p><label for="text">${labels.answer}</label><br>` +
    `<textarea id="text" name="text" rows="3" cols="40" maxlength="500" required></textarea></p>` +
    `<button>${labels.send}</button></form>`;
  const ways = `<p><a href="${action}">${labels.reload}</a> · <a href="/im/desk">${labels.back}</a></p>`;
  return plainPage(lang, escaped(name), `${live(`<dl>${list.join("")}</dl>`)}\n${form}\n${ways}${scripts}`);
}
