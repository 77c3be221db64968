/**
 * `npm run test:hosts`: two hosts, as network namespaces, behind nginx, with a shop and a database server each. 500 buyers
 * (`--buyers=<n>`) visit them for ten minutes (`--minutes=<n>`), while a shop, the replica and the primary are killed. Fails if
 * a confirmed order or payment is lost, or if the ledger or the stock is not exact. Needs root on Debian or Ubuntu with
 * `apt-get install postgresql nginx openssl iproute2`, and the built pages (`npm run build`).
 */
await import(new URL("../../packages/server/hosts/main.ts", import.meta.url).href);
