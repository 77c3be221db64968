import type { Route } from "#server/http/serve.ts";

export const afterSaleRoutes: readonly Route[] = [];
