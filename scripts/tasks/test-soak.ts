/**
 * `npm run test:soak`: measures the peak of a new shop, then runs it at half of that for 20 minutes (`--minutes=<n>`): visitors
 * browse, buyers log in, order, cancel, get refunds and chat. Fails if an answer is an error, if memory keeps growing, or if
 * the ledger or the stock is not exact. `--people=<n>` (16) measure the peak for `--peak=<seconds>` (60); `--buyers=<n>` (100)
 * buyers are registered. Linux only, as it reads the memory of processes there.
 */
await import(new URL("../../packages/server/soak/main.ts", import.meta.url).href);
