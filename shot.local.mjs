import { chromium } from "playwright"; import { chromiumLaunchOptions } from "./scripts/chromium.mjs";
const b = await chromium.launch(await chromiumLaunchOptions());
const c = await b.newContext({viewport:{width:390,height:844},deviceScaleFactor:2}); 
for (const [i,u] of ["#/","#/goodsList?keyword=umbrella"].entries()) { const p = await c.newPage();
 await p.route("**/assets/base-*.js", r=>new Promise(()=>{}));
 p.goto("http://localhost:8190/"+u).catch(()=>{}); await p.waitForTimeout(4000); await p.screenshot({path:`/tmp/w/early${i}.png`}); await p.close();
 const q = await c.newPage(); await q.goto("http://localhost:8190/"+u,{waitUntil:"networkidle"}); await q.screenshot({path:`/tmp/w/full${i}.png`});
 if(i==1) console.log(await q.evaluate(()=>{const r=document.querySelector("main [data-part=picture]").getBoundingClientRect(); return JSON.stringify(r)}));
 await q.close(); }
await b.close();
