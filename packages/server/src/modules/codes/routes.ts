import type { Route } from "#server/http/serve.ts";

export const codesRoutes: readonly Route[] = [];
