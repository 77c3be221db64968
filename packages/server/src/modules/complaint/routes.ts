import * as calls from "@sundry/api/contract/complaint";
import { type Exchange, type Route, serve } from "#server/http/serve.ts";
import { cancelComplaint, fileComplaint, myComplaint, myComplaints, sayAsBuyer } from "./service.ts";
import type { Manner } from "./view.ts";

export const complaintRoutes: readonly Route[] = [
  serve(calls.create, ({ tx, services, buyer, input, ...rest }) =>
    fileComplaint(tx, services, manner({ services, ...rest }), buyer, input),
  ),
  serve(calls.list, ({ tx, buyer, input, ...rest }) => myComplaints(tx, manner(rest), buyer, input)),
  serve(calls.get, ({ tx, buyer, input, ...rest }) => myComplaint(tx, manner(rest), buyer, input.id)),
  serve(calls.cancel, ({ tx, services, buyer, input }) => cancelComplaint(tx, services, buyer, input.id)),
  serve(calls.communicate, ({ tx, services, buyer, input, ...rest }) =>
    sayAsBuyer(tx, services, manner({ services, ...rest }), buyer, input),
  ),
];

function manner({ lang, services }: Pick<Exchange<unknown, unknown>, "lang" | "services">): Manner {
  return { lang, zone: services.config.shopZone };
}
