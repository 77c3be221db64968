/**
 * `npm run test:attack`: attacks a shop that it starts itself, on this machine only, with a reader beside each attack: floods of bad
 * names, slow and large bodies, requests for codes, log-ins, and odd requests, each bounded in count and time. Fails if the
 * reader's 99th percentile reaches 200 ms, if it is refused anything, if the shop's memory grows much, or if a promise of
 * docs/security.md does not hold. `--row=<n>` runs one attack. Linux only, as it reads the memory of processes there.
 */
await import(new URL("../../packages/server/attack/main.ts", import.meta.url).href);
