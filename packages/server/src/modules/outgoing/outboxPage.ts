import { escaped } from "#server/http/escaped.ts";
import { plainPage } from "#server/http/plainPages.ts";
import type { Lang } from "#server/http/serve.ts";

/** A message as the outbox page shows it. */
export interface ShownMessage {
  /** Moment on the shop's clock. */
  at: string;
  to: string;
  subject: string | null;
  body: string;
}

/** The messages that would have been sent if a provider were set up, newest first; where the shop has one, the chat desk is a link. */
export function outboxPage(lang: Lang, messages: readonly ShownMessage[], hasDesk: boolean): string {
  const words =
    lang === "zh"
      ? {
          title: "发件箱",
          why: "尚未配置短信或邮件服务，待发送的消息显示在这里。",
          none: "暂无消息。",
          desk: "客服工作台",
        }
      : {
          title: "Outbox",
          why: "No text message or email provider is set up, so messages are shown here instead.",
          none: "Nothing has been sent yet.",
          desk: "Chat desk",
        };
  const list = messages.map(article).join("") || `<p>${words.none}</p>`;
  const desk = hasDesk ? `<p><a href="/im/desk">${words.desk}</a></p>` : "";
  return plainPage(lang, words.title, `<p>${words.why}</p>${desk}${list}`);
}

function article({ at, to, subject, body }: ShownMessage): string {
  const heading = subject === null ? "" : `<p><strong>${escaped(subject)}</strong></p>`;
  const lines = body.split("\n").map(escaped).join("<br>");
  return `<article><h2>${escaped(to)}</h2><p><small>${at}</small></p>${heading}<p>${lines}</p></article>`;
}
