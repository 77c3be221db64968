import * as calls from "@sundry/api/contract/upload";
import { type Route, serveLongRunning } from "#server/http/serve.ts";
import { storePhoto } from "./service.ts";

export const uploadRoutes: readonly Route[] = [
  serveLongRunning(calls.file, ({ tx, within, services, buyer, input: { file, directoryPath } }) =>
    storePhoto(tx, within, services, buyer.id, { file, isPrivate: directoryPath === "private" }),
  ),
];
