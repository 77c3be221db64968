import { ApiError } from "@sundry/api/client";
import { log } from "@sundry/api/contract/page";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { client } from "../../shared/data/client.ts";
import { pageViewAddress } from "./pageViewAddress.ts";

/**
 * Counts each page view, including visitors' (HM-14, product 29). Not a `useAction`: no buyer pressed anything, so an
 * error shows nothing.
 */
export function usePageLog(login: boolean): void {
  const { pathname, search } = useLocation();
  const accessPageUrl = pageViewAddress(pathname, new URLSearchParams(search), login);
  useEffect(() => {
    client.send(log, { accessPageUrl, userAgent: navigator.userAgent.slice(0, 1000) }).catch((fault: unknown) => {
      if (!(fault instanceof ApiError)) throw fault;
    });
  }, [accessPageUrl]);
}
