import type { Route } from "#server/http/serve.ts";

export const uploadRoutes: readonly Route[] = [];
