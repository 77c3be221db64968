/** The client and the types of calls. Import calls and entities one by one from `@sundry/api/contract/…`. */
export * from "./client/index.ts";
export type { Call, Input, Received, Result } from "./contract/call.ts";
export type { Envelope } from "./contract/envelope.ts";
export type { Language } from "./contract/language.ts";
export type { Page } from "./contract/paging.ts";
export type { Dialect, RequestPlan } from "./dialects/dialect.ts";
