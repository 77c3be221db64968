import { createRequire } from "node:module"; const require=createRequire("/tmp/w/t-me/packages/server/package.json"); const sharp=require("sharp");
const [out,...files]=process.argv.slice(2); const ims=await Promise.all(files.map(async f=>({b:await sharp(f).resize({height:860}).toBuffer({resolveWithObject:true})})));
let x=0; const comp=ims.map(({b})=>{const c={input:b.data,left:x,top:0}; x+=b.info.width+10; return c});
await sharp({create:{width:x,height:860,channels:3,background:"#888"}}).composite(comp).png().toFile(out);
