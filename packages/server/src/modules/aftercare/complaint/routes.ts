import * as calls from "@sundry/api/contract/complaint";
import { type Exchange, type Route, serve } from "#server/http/serve.ts";
import type { Reader } from "#server/modules/platform/text/reader.ts";
import { cancelComplaint, fileComplaint, myComplaint, myComplaints, addBuyerMessage } from "./service.ts";

export const complaintRoutes: readonly Route[] = [
  serve(calls.create, ({ tx, services, buyer, input, ...rest }) =>
    fileComplaint(tx, services, reader({ services, ...rest }), buyer, input),
  ),
  serve(calls.list, ({ tx, buyer, input, ...rest }) => myComplaints(tx, reader(rest), buyer, input)),
  serve(calls.get, ({ tx, buyer, input, ...rest }) => myComplaint(tx, reader(rest), buyer, input.id)),
  serve(calls.cancel, ({ tx, services, buyer, input }) => cancelComplaint(tx, services, buyer, input.id)),
  serve(calls.communicate, ({ tx, services, buyer, input, ...rest }) =>
    addBuyerMessage(tx, services, reader({ services, ...rest }), buyer, input),
  ),
];

function reader({ lang, services }: Pick<Exchange<unknown, unknown>, "lang" | "services">): Reader {
  return { lang, zone: services.config.shopZone };
}
