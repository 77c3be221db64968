// node lh.local.mjs url : lighthouse mobile, prints fcp lcp, lcp element, requests before LCP
import { launch } from "chrome-launcher"; import lighthouse from "lighthouse"; import { chromiumLaunchOptions } from "./scripts/chromium.mjs";
const { executablePath, args, env } = await chromiumLaunchOptions();
for (const url of process.argv.slice(2)) {
const chrome = await launch({ chromePath: executablePath, chromeFlags: ["--headless=new", ...args], envVars: Object.fromEntries(Object.entries(env).filter(([,v])=>v)), logLevel: "silent" });
const r = await lighthouse(url, { port: chrome.port, logLevel: "silent", onlyCategories:["performance"] });
if(r.lhr.runtimeError) console.log(r.lhr.runtimeError); const a = r.lhr.audits; const m=a.metrics?.details?.items?.[0]??{};
console.log(url, "perf",r.lhr.categories.performance.score,"FCP",Math.round(a["first-contentful-paint"].numericValue),"LCP",Math.round(a["largest-contentful-paint"].numericValue),"TBT",Math.round(a["total-blocking-time"].numericValue),"obsFCP",m.observedFirstContentfulPaint,"obsLCP",m.observedLargestContentfulPaint,"obsLoad",m.observedLoad);
const el=a["lcp-breakdown-insight"]?.details?.items?.find?.(i=>i.type==="node")??a["largest-contentful-paint-element"]?.details?.items?.[0]?.items?.[0]?.node; console.log(JSON.stringify(el?.snippet??el)?.slice(0,300));
for(const q of a["network-requests"].details.items) console.log(String(Math.round(q.networkRequestTime)).padStart(6),String(Math.round(q.networkEndTime)).padStart(6),String(q.transferSize).padStart(7),q.priority?.padEnd(9),q.resourceType?.padEnd(10),q.url.replace(/^https?:\/\/[^/]+/,"").slice(0,90));
chrome.kill();
}
