import { ApiError } from "@sundry/api/client";
import { log } from "@sundry/api/contract/page";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { loggedAddress } from "./loggedAddress.ts";

/** Counts each page view, visitors' too (HM-14, product 29). Not a `useAction`: nobody pressed anything, so a fault stays silent. */
export function usePageLog(login: boolean): void {
  const { pathname, search } = useLocation();
  const accessPageUrl = loggedAddress(pathname, new URLSearchParams(search), login);
  useEffect(() => {
    client.send(log, { accessPageUrl, userAgent: navigator.userAgent.slice(0, 1000) }).catch((fault: unknown) => {
      if (!(fault instanceof ApiError)) throw fault;
    });
  }, [accessPageUrl]);
}
