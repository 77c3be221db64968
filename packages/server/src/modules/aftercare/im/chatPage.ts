import { escaped } from "#server/http/escaped.ts";
import { type Lang, localeOf, wordsIn } from "#server/locales.ts";

const wholeHost = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;

/**
 * Allows only this server's own files and calls, framed by this shop alone. The shop frames the page without an origin, and in
 * WebKit such a page is at no `'self'`: so the host by which it was asked is named too.
 */
export function chatPolicy(host: string): string {
  const own = wholeHost.test(host) ? `'self' http://${host} https://${host}` : "'self'";
  const sockets = wholeHost.test(host) ? ` ws://${host} wss://${host}` : "";
  return [
    "default-src 'none'",
    `script-src ${own}`,
    `style-src ${own}`,
    `connect-src ${own}${sockets}`,
    `img-src ${own}`,
    `font-src ${own}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

const pictureIcon =
  '<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" aria-hidden="true">' +
  '<rect x="3" y="4" width="18" height="16" rx="2"/><circle cx="8.5" cy="9.5" r="1.75"/><path d="m4 18 5.5-5.5 4 4 2.5-2.5 4 4"/></svg>';

interface ChatLook {
  theme: "light" | "dark" | undefined;
  /** The shop's time zone. */
  zone: string;
  /** Most characters that can be typed. */
  inputLimit: number;
}

/**
 * The chat page. Its script reads the address, and the words, the shop's time zone and the limit of its text from the element it
 * fills. SB-07, VA-01.
 */
export function chatPage(lang: Lang, { theme, zone, inputLimit }: ChatLook): string {
  const words = wordsIn(lang).chat;
  return `<!doctype html>
<html lang="${localeOf(lang).tag}"${theme ? ` data-theme="${theme}"` : ""}>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="referrer" content="no-referrer">
<title>${escaped(words.title)}</title>
<link rel="stylesheet" href="/fonts/${lang}.css">
<link rel="stylesheet" href="/im/chat.css">
<main id="chat" data-zone="${escaped(zone)}" data-limit="${inputLimit}" data-words="${escaped(JSON.stringify(words))}">
<h1>${escaped(words.title)}</h1>
<section id="about" hidden></section>
<div id="lines" role="log" aria-label="${escaped(words.log)}" tabindex="0"></div>
<div id="last" hidden></div>
<div id="starters" role="group" aria-label="${escaped(words.starters)}" hidden></div>
<p id="notice" role="status">${escaped(words.opening)}</p>
<form id="form">
<input id="picture" type="file" accept="image/*" hidden>
<button id="attach" type="button" class="quiet" aria-label="${escaped(words.attach)}" title="${escaped(words.attach)}" disabled>${pictureIcon}</button>
<label for="text">${escaped(words.label)}</label>
<textarea id="text" rows="1" aria-describedby="notice" placeholder="${escaped(words.label)}" disabled></textarea>
<button id="send" disabled>${escaped(words.send)}</button>
</form>
</main>
<script src="/im/live.js"></script>
<script src="/im/chat.js"></script>
</html>
`;
}
