import { renderSVG } from "uqr";
import { escaped } from "#server/http/escaped.ts";
import { localeOf, type Lang } from "#server/locales.ts";
import type { Paper, PaperFact, PaperTable } from "./paper.ts";

/** One sheet of A4 for each order; heads of tables repeat, and rows are not cut. */
const sheet = `
@page{size:A4;margin:18mm 16mm}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#111723;font:10.5pt/1.5 -apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;overflow-wrap:anywhere}
article{max-width:178mm;margin:0 auto;padding:12mm 0;break-after:page}
article:last-child{break-after:auto}
header{display:flex;justify-content:space-between;align-items:end;gap:8mm;padding-bottom:4mm;border-bottom:2px solid #111723}
h1{margin:0;font-size:20pt;line-height:1.2}
header p{display:flex;align-items:center;gap:3mm;margin:0 0 3mm;font-size:12pt;font-weight:700}
header img{height:12mm;width:auto;max-width:60mm;object-fit:contain;object-position:left}
.code{flex:none;width:24mm;line-height:0}
dl{display:grid;grid-template-columns:1fr 1fr;gap:4mm 8mm;margin:5mm 0 6mm}
dt,th,caption{color:#4e5565;font-size:9pt;font-weight:400}
dd{margin:0}
table{width:100%;border-collapse:collapse;margin-top:5mm}
caption{padding-bottom:1mm;color:#111723;font-size:11pt;font-weight:700;text-align:start}
table:has(caption){break-inside:avoid}
thead{display:table-header-group}
tr{break-inside:avoid}
th,td{padding:1.5mm 3mm 1.5mm 0;border-bottom:1px solid #d8dce4;text-align:start;vertical-align:top}
th:last-child,td:last-child{padding-right:0}
.number{text-align:end;white-space:nowrap;font-variant-numeric:tabular-nums}
.code{display:inline-block;inline-size:max-content;max-inline-size:45mm}
.total td{font-size:13pt;font-weight:700}
@media print{article{padding:0}}
@media screen and (max-width:640px){article{padding:6mm 4mm}dl{grid-template-columns:1fr}}`;

/** Papers as one HTML document that needs nothing else, to be printed: each begins on a sheet of its own. */
export function paperHtml(papers: readonly Paper[], lang: Lang): string {
  const title = [...new Set(papers.map((paper) => paper.title))].join(", ");
  return `<!doctype html>
<html lang="${localeOf(lang).tag}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${sheet}</style>
</head>
<body>
${papers.map(article).join("\n")}
</body>
</html>
`;
}

function article({ head, title, facts, tables }: Paper): string {
  const { shop, logo, address } = head;
  const picture = logo === undefined ? "" : `<img src="${escaped(logo)}" alt="">`;
  return `<article>
<header><div><p>${picture}${escaped(shop)}</p><h1>${escaped(title)}</h1></div>${address === undefined ? "" : code(address)}</header>
<dl>${facts.map(fact).join("")}</dl>
${tables.map(table).join("\n")}
</article>`;
}

/** A code that opens an address when it is scanned. */
function code(address: string): string {
  return `<div class="code" role="img" aria-label="${escaped(address)}">${renderSVG(address, { ecc: "M", border: 4 })}</div>`;
}

function fact({ label, lines }: PaperFact): string {
  return `<div><dt>${escaped(label)}</dt><dd>${lines.map(escaped).join("<br>")}</dd></div>`;
}

function table({ title, columns, rows }: PaperTable): string {
  const place = (at: number) => (columns[at]?.isNumber ? ' class="number"' : "");
  const heads = columns.map(({ label }, at) => `<th scope="col"${place(at)}>${escaped(label)}</th>`);
  const head = columns.some(({ label }) => label) ? `<thead><tr>${heads.join("")}</tr></thead>` : "";
  const content = (cell: string, at: number) =>
    columns[at]?.isCode ? `<span class="code">${escaped(cell)}</span>` : escaped(cell);
  const body = rows.map(
    ({ cells, isTotal }) =>
      `<tr${isTotal ? ' class="total"' : ""}>${cells.map((cell, at) => `<td${place(at)}>${content(cell, at)}</td>`).join("")}</tr>`,
  );
  return `<table>${title ? `<caption>${escaped(title)}</caption>` : ""}${head}<tbody>${body.join("")}</tbody></table>`;
}
