import type { Route } from "#server/http/serve.ts";

export const storeEntryRoutes: readonly Route[] = [];
