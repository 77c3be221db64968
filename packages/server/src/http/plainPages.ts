import { createHash } from "node:crypto";
import { type Lang, wordsIn } from "#server/locales.ts";

/** The page for an unknown address. */
export function notFoundPage(lang: Lang): string {
  const { title, body, link } = wordsIn(lang).sentences.notFoundPage;
  return plainPage(lang, title, `<p>${body}</p><p><a href="/">${link}</a></p>`);
}

/** The page of a server whose storefront has not been built yet. */
export function missingBuildPage(lang: Lang): string {
  const { title, body, command } = wordsIn(lang).sentences.missingBuildPage;
  return plainPage(lang, title, `<p>${body}</p><p>${command("<code>npm start</code>")}</p>`);
}

/** The style of every plain page; its policy allows it by its hash. */
const plainStyle =
  "html{color-scheme:light dark}" +
  "body{font:16px/1.6 'Archivo Variable','Noto Sans SC Variable','PingFang SC','Microsoft YaHei',sans-serif;" +
  "max-width:34em;margin:12vh auto;padding:0 1.5em;overflow-wrap:anywhere;" +
  "background:light-dark(#fff,#0a0e18);color:light-dark(#111723,#f3f5f9)}" +
  "h1{font-size:28px;line-height:1.2;font-weight:740}h2{font-size:16px}" +
  "a{color:light-dark(#1a4dd2,#8fb5ff)}small,dt{color:light-dark(#4e5565,#bcc2cc)}" +
  "article{border-top:1px solid light-dark(#d8dce4,#384050)}" +
  "button,input{font:inherit;min-height:44px;padding:0 1.25em;margin:0 .5em .5em 0;border:1px solid light-dark(#6f7686,#898f9d);" +
  "border-radius:10px;background:transparent;color:inherit}" +
  "button{cursor:pointer;font-weight:620}button:first-of-type{border-color:#1a4dd2;background:#1a4dd2;color:#fff}" +
  "input{box-sizing:border-box;width:100%;padding:0 .75em}" +
  ":focus-visible{outline:2px solid light-dark(#1a4dd2,#8fb5ff);outline-offset:2px}" +
  "dt{font-weight:600}dd{margin:0 0 .75em}";

/** Allows only a plain page's own style, the shop's fonts and its own form. */
export const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash("sha256").update(plainStyle).digest("base64")}' 'self'`,
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** A page without scripts. `title` is plain text and `body` is safe markup. */
export function plainPage(lang: Lang, title: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/fonts/${lang}.css">
<style>${plainStyle}</style>
<main>
<h1>${title}</h1>
${body}
</main>
</html>
`;
}
