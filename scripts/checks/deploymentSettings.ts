/**
 * docs/deployment.md lists every environment variable that the server reads and every entry of config.json; the nginx
 * example lets every call and entry address through; the image has one Node.
 */
import { readFileSync } from "node:fs";
import { serverVariables } from "../deployment/settings.ts";
import { entryPaths } from "../../packages/server/src/entry/paths.ts";
import { inRoot } from "../run/root.ts";
import { sourceFiles } from "./texts/files.ts";

const guide = readFileSync(inRoot("docs/deployment.md"), "utf8");
const named = new Set([...guide.matchAll(/`([A-Z][A-Z0-9_]+|[a-z][A-Za-z]+)`/g)].map(([, name]) => name));
const faults: string[] = [];

const variables = serverVariables();
if (variables.size === 0) faults.push("no environment variable was found in packages/server/src");
for (const name of variables) if (!named.has(name)) faults.push(`docs/deployment.md does not name ${name}`);

const entries = readFileSync(inRoot("packages/storefront/src/shared/site/configEntries.ts"), "utf8");
const shape = /interface ShopConfig \{([^]*?)\n\}/.exec(entries)?.[1] ?? "";
const keys = [...shape.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key);
if (keys.length === 0) faults.push("no entry of config.json was found in configEntries.ts");
for (const key of keys) if (!named.has(key)) faults.push(`docs/deployment.md does not name the entry ${key}`);

// If only `location /a/` passes requests on, nginx answers `/a` itself, with a redirect to `/a/`.
const nginx = readFileSync(inRoot("deploy/nginx.conf"), "utf8");
const folders = [...nginx.matchAll(/^ {2}location (\/api\/\S+)\/ \{/gm)].map(([, folder = ""]) => folder);
const calls = new Set<string>();
for (const { path, text } of sourceFiles())
  if (path.startsWith("packages/api/src/contract"))
    for (const [, call = ""] of text.matchAll(/\bpath: "(\/[^"{]+)"/g)) calls.add(`/api${call}`);
if (calls.size === 0) faults.push("no call was found in packages/api/src/contract");
for (const folder of folders)
  if (calls.has(folder) && !nginx.includes(`location = ${folder} {`))
    faults.push(`deploy/nginx.conf does not hand ${folder} on`);

// An address that nginx answers from the folder would be an empty page.
const entryConf = readFileSync(inRoot("deploy/sundry-entry-pages.conf"), "utf8");
const patterns = [...entryConf.matchAll(/^location ~ (\S+) \{/gm)].map(([, pattern = ""]) => new RegExp(pattern));
if (!/^ *include snippets\/sundry-entry-pages\.conf;/m.test(nginx))
  faults.push("deploy/nginx.conf does not include sundry-entry-pages.conf");
for (const path of [
  ...Object.values(entryPaths),
  "/manifest.webmanifest",
  "/apple-touch-icon.png",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap/goods.xml",
])
  if (!patterns.some((pattern) => pattern.test(path)))
    faults.push(`deploy/sundry-entry-pages.conf does not hand ${path} on`);

// The image has its own Node; the root's Node for developers is removed by name.
const image = readFileSync(inRoot("deploy/Dockerfile"), "utf8");
const { optionalDependencies } = JSON.parse(readFileSync(inRoot("package.json"), "utf8")) as {
  optionalDependencies: Record<string, string>;
};
const isRemoved = (name: string) => name.startsWith("node-") && /rm -rf node_modules\/node-\* /.test(image);
for (const name of Object.keys(optionalDependencies))
  if (!isRemoved(name)) faults.push(`deploy/Dockerfile leaves ${name} in the image`);

for (const fault of faults) console.error(fault);
console.log(`${variables.size} variables and ${keys.length} entries are described`);
process.exitCode = faults.length === 0 ? 0 : 1;
