import { escaped } from "#server/http/escaped.ts";
import { localeOf, wordsIn } from "#server/locales.ts";
import type { Draft, DraftFact, DraftOrder, DraftSum } from "./draft.ts";
import type { LetterLook, LetterReader } from "./look.ts";

const fonts =
  "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,'Helvetica Neue',Arial,'PingFang SC','Microsoft YaHei',sans-serif";
const ink = "color:#111723";
const soft = "color:#4e5565";
const line = "border-top:1px solid #d8dce4";

/**
 * What mail clients can't have inline: less space on a telephone, and the dark colours. Outlook on the web marks what it
 * changes itself with `data-ogsc`.
 */
const sheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}.page{padding:0!important}.card{border-radius:0!important}.button{width:100%!important}}
@media (prefers-color-scheme:dark){.page{background:#0a0e18!important}.card{background:#151b29!important}.ink{color:#f3f5f9!important}.soft{color:#bcc2cc!important}.line{border-color:#384050!important}.logo{background:#fff!important;border-radius:4px!important}.button a{border-color:#898f9d!important}}
[data-ogsc] .ink{color:#f3f5f9!important}[data-ogsc] .soft{color:#bcc2cc!important}`;

/**
 * A letter in HTML as mail clients understand it: nested tables with inline styles, which Outlook needs, and no script, form or
 * font from elsewhere. It reads the same without its only picture, the logo, which is beside the name.
 */
export function letterHtml(draft: Draft, look: LetterLook, reader: LetterReader): string {
  const { subject, preview, title, paragraphs, orders = [], sums = [], facts = [] } = draft;
  const body = [
    head(look),
    row(
      `<h1 class="ink" style="margin:0;font-size:26px;line-height:1.25;font-weight:700;${ink}">${escaped(title)}</h1>`,
      24,
    ),
    ...paragraphs.map((text) =>
      row(`<p class="ink" style="margin:0;font-size:16px;line-height:1.6;${ink}">${escaped(text)}</p>`, 12),
    ),
    look.origin !== undefined && row(button(draft.action, look), 24),
    ...orders.map((order) => row(orderTable(order), 32)),
    sums.length > 0 && row(sumTable(sums), 8),
    ...facts.map((fact) => row(factBlock(fact), 24)),
    row(foot(draft, look, reader), 32, 32),
  ];
  return `<!doctype html>
<html lang="${localeOf(reader.lang).tag}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escaped(subject)}</title>
<style>${sheet}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f1f3f7;-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden">${escaped(preview)}${"&#847;&zwnj;&nbsp;".repeat(60)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="page" align="center" style="padding:24px 12px;background:#f1f3f7">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;table-layout:fixed;background:#ffffff;border-radius:12px;font-family:${fonts};text-align:left;word-break:break-word;overflow-wrap:anywhere">
${body.filter(Boolean).join("\n")}
</table>
</td></tr></table>
</body>
</html>
`;
}

/** A row of the letter; `above` and `below` are the space around it, px. */
function row(content: string, above: number, below = 0): string {
  return `<tr><td class="pad" style="padding:${above}px 40px ${below}px">${content}</td></tr>`;
}

/** The logo beside the name, as in the shop; without pictures, the name is left. */
function head({ logo, shop, accent }: LetterLook): string {
  const picture = logo
    ? `<td style="padding-right:12px;line-height:0"><img class="logo" src="${escaped(logo)}" height="32" alt="" style="display:block;height:32px;width:auto;max-width:160px;border:0"></td>`
    : "";
  const name = `<td class="ink" style="font-size:20px;line-height:1.3;font-weight:700;${ink}">${escaped(shop)}</td>`;
  return `<tr><td style="height:6px;line-height:6px;font-size:0;background:${escaped(accent)};border-radius:12px 12px 0 0">&nbsp;</td></tr>
${row(`<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>${picture}${name}</tr></table>`, 26)}`;
}

/** A cell with a colour: Outlook gives links no padding of their own. */
function button({ label, path }: Draft["action"], { accent, onAccent, origin = "" }: LetterLook): string {
  const colour = escaped(accent);
  return `<table role="presentation" class="button" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" bgcolor="${colour}" style="background:${colour};border-radius:10px;mso-padding-alt:14px 28px"><a href="${escaped(origin + path)}" style="display:block;padding:13px 28px;border:1px solid ${colour};border-radius:10px;font-size:16px;line-height:1.25;font-weight:600;color:${onAccent};text-decoration:none">${escaped(label)}</a></td></tr></table>`;
}

function orderTable({ heading, sn, lines }: DraftOrder): string {
  const rows = lines.map(
    ({ name, options, count, amount }) => `<tr>
<td class="line" style="padding:12px 16px 12px 0;${line};vertical-align:top"><span class="ink" style="font-size:15px;line-height:1.45;${ink}">${escaped(name)}</span><br><span class="soft" style="font-size:13px;line-height:1.6;${soft}">${options && `${escaped(options)}<br>`}${escaped(count)}</span></td>
<td class="line ink" align="right" width="112" style="padding:12px 0;${line};vertical-align:top;font-size:15px;line-height:1.45;font-variant-numeric:tabular-nums;${ink}">${escaped(amount)}</td>
</tr>`,
  );
  return `${subheading(heading)}<p class="soft" style="margin:2px 0 12px;font-size:13px;line-height:1.5;${soft}">${escaped(sn)}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed">${rows.join("")}</table>`;
}

function sumTable(sums: readonly DraftSum[]): string {
  const rows = sums.map(({ label: what, amount, isTotal = false }) => {
    const style = isTotal ? `font-size:18px;font-weight:700;${ink}` : `font-size:15px;${soft}`;
    const name = isTotal ? "ink" : "soft";
    const space = isTotal ? "12px 0 0" : "4px 0";
    return `<tr><td class="${name}" style="padding:${space};line-height:1.5;${style}">${escaped(what)}</td><td class="${name}" align="right" style="padding:${space};line-height:1.5;font-variant-numeric:tabular-nums;${style}">${escaped(amount)}</td></tr>`;
  });
  return `<table role="presentation" class="line" width="100%" cellpadding="0" cellspacing="0" border="0" style="${line}"><tr><td style="height:8px;line-height:8px;font-size:0" colspan="2">&nbsp;</td></tr>${rows.join("")}</table>`;
}

function factBlock({ label: what, lines, link }: DraftFact): string {
  const follow = link && `<a class="soft" href="${escaped(link.address)}" style="${soft}">${escaped(link.label)}</a>`;
  const text = [...lines.map(escaped), ...(follow ? [follow] : [])].join("<br>");
  return `${subheading(what)}<p class="soft" style="margin:2px 0 0;font-size:15px;line-height:1.6;${soft}">${text}</p>`;
}

function subheading(text: string): string {
  return `<p class="ink" style="margin:0;font-size:15px;line-height:1.5;font-weight:600;${ink}">${escaped(text)}</p>`;
}

function foot({ why }: Draft, { shop, origin }: LetterLook, { lang, end }: LetterReader): string {
  const stop = end && `<br><a class="soft" href="${escaped(end)}" style="${soft}">${wordsIn(lang).letters.end}</a>`;
  const name = escaped(shop);
  const home = origin ? `<a class="soft" href="${escaped(origin)}/" style="${soft}">${name}</a>` : name;
  return `<p class="line soft" style="margin:0;padding-top:20px;${line};font-size:13px;line-height:1.6;${soft}">${escaped(why)}<br>${home}${stop ?? ""}</p>`;
}
