import type { Route } from "#server/http/serve.ts";

export const complaintRoutes: readonly Route[] = [];
